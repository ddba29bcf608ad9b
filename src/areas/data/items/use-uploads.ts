import { useSyncExternalStore } from 'react'
import { useStore } from 'react-redux'
import { labelItemApi } from '@/api/endpoints/labelling.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { judgeOutcome } from '@/api/verdict.ts'
import { askBeforeLeaving } from '@/lib/leave-question.ts'
import { perApp } from '@/lib/per-app.ts'
import type { Dispatch } from '@/session/person.ts'
import { createUploads, isUnderWay } from './uploads.ts'
import type { SendUnit, Uploads } from './uploads.ts'

/** The uploads of each project, while the app runs: another page does not stop them. */
const kept = perApp(() => new Map<string, Uploads>())

function createFor(dispatch: Dispatch, id: string): Uploads {
  const send: SendUnit = async ({ name, file, uniqueId }) => {
    try {
      const { isDuplicate } = await dispatch(
        labelItemApi.endpoints.addLabelItem.initiate(
          { id, file, name: name.slice(-255), uniqueId },
          { track: false },
        ),
      ).unwrap()
      return { outcome: isDuplicate ? 'double' : 'added' }
    } catch (error) {
      const problem = toProblem(error)
      // A repeated upload is the same unit, so whatever is unclear is sent again.
      return judgeOutcome(problem) === 'over'
        ? { outcome: 'refused', code: problemKey(problem) }
        : { outcome: 'lost' }
    }
  }
  const uploads = createUploads({
    send,
    onAdded: () =>
      void dispatch(
        labelItemApi.util.invalidateTags(['LabelItems', 'LabelProject', 'LabelProjects']),
      ),
  })
  // They go on in the app, on whatever page, and end with the document.
  let release: (() => void) | null = null
  uploads.subscribe(() => {
    if (isUnderWay(uploads.get()))
      release ??= askBeforeLeaving(() => ({ document: true, page: false }))
    else {
      release?.()
      release = null
    }
  })
  return uploads
}

export function useUploads(id: string) {
  const store = useStore()
  const all = kept(store)
  const dispatch: Dispatch = store.dispatch
  const uploads = all.get(id) ?? createFor(dispatch, id)
  all.set(id, uploads)
  const state = useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get)
  return { uploads, state }
}
