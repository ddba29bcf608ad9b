import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useStore } from 'react-redux'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { labelItemApi } from '@/api/endpoints/labelling.ts'
import { toProblem } from '@/api/problem.ts'
import { ownerOf } from '@/lib/kept.ts'
import type { Owner } from '@/lib/kept.ts'
import type { Dispatch } from '@/session/person.ts'
import { useUser } from '@/session/use-user.ts'
import { toast } from '@/ui/toast-store.ts'
import { findPictures } from '../kit/brought.ts'
import { unitsOf } from './units-of.ts'
import type { Uploads } from './uploads.ts'

/** Where the pictures are queued already. A reload begins again with what is kept. */
const taken = new WeakSet<Uploads>()

type Pictures = NonNullable<Awaited<ReturnType<typeof findPictures>>>
type TellLabels = (outcome: 'lost' | 'absent' | number) => void

/** Sends what is drawn on the pictures as labels that exist. Its code is that of files of labels. */
async function sendLabels(
  dispatch: Dispatch,
  project: LabelProject,
  { labels }: Pictures,
): Promise<number> {
  if (!labels) return 0
  const { planPreLabels, recordParts } = await import('./pre-labels.ts')
  const plan = planPreLabels([labels], project, await unitsOf(dispatch, project.id))
  let matched = 0
  for (const records of recordParts(plan?.records ?? [])) {
    const sent = dispatch(
      labelItemApi.endpoints.preLabelItems.initiate({ id: project.id, records }, { track: false }),
    )
    matched += (await sent.unwrap()).matched
  }
  return matched
}

interface Bringing {
  owner: Owner
  project: LabelProject
  uploads: Uploads
  dispatch: Dispatch
  tell: TellLabels
}

async function take({ owner, project, uploads, dispatch, tell }: Bringing): Promise<void> {
  const found = await findPictures(owner, String(project.id))
  if (!found || taken.has(uploads)) return
  taken.add(uploads)
  const { names, files, drop } = found
  await uploads.add(files.map((file, at) => ({ name: names[at] ?? `${at + 1}`, file })))
  /** What is kept goes once the project has it all. After a failure a reload tries again. */
  const finish = async (): Promise<void> => {
    try {
      const matched = await sendLabels(dispatch, project, found)
      if (matched > 0) tell(matched)
    } catch (error) {
      const isAbsent = toProblem(error).status === 404
      tell(isAbsent ? 'absent' : 'lost')
      if (!isAbsent) return
    }
    drop()
  }
  const settle = (): void => {
    const { phase } = uploads.get()
    if (phase !== 'done' && phase !== 'idle') return
    stop()
    // Without the pictures nobody wants their labels.
    if (phase === 'idle') drop()
    else void finish()
  }
  const stop = uploads.subscribe(settle)
  settle()
}

/** Queues the pictures that the open annotator has given to a project, and sends what is drawn. */
export function useBroughtPictures(project: LabelProject, uploads: Uploads): void {
  const { t } = useTranslation('labelItems')
  const { user } = useUser()
  const { dispatch }: { dispatch: Dispatch } = useStore()
  const owner = user ? ownerOf(user) : null
  const begin = useEffectEvent((person: Owner) => {
    const tell: TellLabels = (outcome) =>
      void toast({
        tone: typeof outcome === 'number' ? 'ok' : 'warn',
        id: 'brought-labels',
        text:
          outcome === 'absent'
            ? t('existing.absent')
            : outcome === 'lost'
              ? t('existing.broughtLost')
              : t('existing.sent', { count: outcome }),
      })
    void take({ owner: person, project, uploads, dispatch, tell })
  })
  useEffect(() => {
    if (owner !== null) begin(owner)
  }, [owner, uploads])
}
