import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { itemFileTypes } from '@/api/contract/label-items.ts'
import { projectLimits } from '@/api/contract/label-projects.ts'
import { labelProjectApi } from '@/api/endpoints/labelling.ts'
import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { imageFacts } from '@/lib/image-size.ts'
import { isHeic } from '@/lib/image-type.ts'
import { useAction } from '@/shared/account/use-action.ts'
import { useProblemWords } from '@/shared/use-problem-words.ts'

const bytesPerMb = 1024 * 1024

/** Uploads the picture of an example. It is checked here before it is sent. */
export function useExamplePicture(onDone: (picture: { id: string; url: string }) => void) {
  const { t } = useTranslation('labelForm')
  const { t: common } = useTranslation()
  const action = useAction()
  const [upload] = labelProjectApi.useAddExamplePictureMutation()
  const [fault, setFault] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { title } = useProblemWords(problem)
  const send = (file: File) =>
    action.run(async () => {
      setFault(null)
      setProblem(null)
      if (file.size > projectLimits.picture)
        return setFault(t('examples.large', { size: projectLimits.picture / bytesPerMb }))
      try {
        const bytes = new Uint8Array(await file.arrayBuffer())
        const type = imageFacts(bytes)?.type
        if (!itemFileTypes.some((one) => one === type))
          return setFault(isHeic(bytes) ? common('form.heic') : t('examples.type'))
        const { id, url } = await upload({ file }).unwrap()
        onDone({ id: String(id), url })
      } catch (error) {
        const failed = toProblem(error)
        if (failed.status === 404) setFault(t('examples.absent'))
        else setProblem(failed)
      }
    })
  return { busy: action.busy, fault: fault ?? (title || null), send }
}
