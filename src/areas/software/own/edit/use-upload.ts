import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useCallOnce } from '@/api/call-once.ts'
import { ownSoftwareCalls } from '@/api/contract/software.ts'
import { softwareLimits } from '@/api/contract/software-terms.ts'
import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { imageFacts } from '@/lib/image-size.ts'
import { isHeic } from '@/lib/image-type.ts'
import { useAction } from '@/shared/account/use-action.ts'
import { useProblemWords } from '@/shared/use-problem-words.ts'

type Fault = 'type' | 'heic' | 'size' | 'square' | 'many'

/** Checks a picture before it is sent. */
async function faultOf(file: File, kind: 'logo' | 'screenshot'): Promise<Fault | null> {
  if (file.size > softwareLimits.imageBytes) return 'size'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const facts = imageFacts(bytes)
  if (!facts) return isHeic(bytes) ? 'heic' : 'type'
  const { width, height } = facts
  return kind === 'logo' && (width !== height || (width ?? 0) < softwareLimits.logoSide)
    ? 'square'
    : null
}

/** Uploads pictures one after another, and reports the first refusal. */
export function useUpload(kind: 'logo' | 'screenshot') {
  const { t } = useTranslation('ownSoftware')
  const { t: common } = useTranslation()
  const callOnce = useCallOnce()
  const action = useAction()
  const [fault, setFault] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { title } = useProblemWords(problem)
  const send = (files: readonly File[], room: number, onUrl: (url: string) => void) =>
    action.run(async () => {
      setFault(null)
      setProblem(null)
      try {
        for (const file of files.slice(0, room)) {
          const wrong = await faultOf(file, kind)
          if (wrong === 'heic') return setFault(common('form.heic'))
          if (wrong) {
            const side = softwareLimits.logoSide
            return setFault(t(`picture.${wrong}`, { name: file.name, side }))
          }
          onUrl((await callOnce(ownSoftwareCalls.uploadSoftwareImage, { file, kind })).url)
        }
        if (files.length > room) setFault(t('picture.many', { name: files[room]?.name ?? '' }))
      } catch (error) {
        setProblem(toProblem(error))
      }
    })
  return { busy: action.busy, fault: fault ?? (title || null), send }
}
