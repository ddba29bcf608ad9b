import { workerAccountApi } from '@/api/endpoints/worker-account.ts'
import { selectUser } from '@/api/endpoints/user.ts'
import { firstPaint } from '@/api/first-paint.ts'
import type { load } from '@/api/load.ts'
import type { Dispatch, PageLoader } from '@/session/person.ts'
import type { Language } from '@/site/languages.ts'

type Running = Parameters<typeof load>[0]

/** The loader of a worker's page. For other people it requests nothing. */
export const workerLoader =
  (
    ask: (dispatch: Dispatch, params: URLSearchParams, language: Language) => readonly Running[],
  ): PageLoader =>
  async ({ request, language, store: { dispatch } }) => {
    const isWorker = dispatch(
      (_, getState) => selectUser(getState())?.profile.userType === 'worker',
    )
    if (!isWorker) return null
    return firstPaint(...ask(dispatch, new URL(request.url).searchParams, language))
  }

export const askStanding = (dispatch: Dispatch) =>
  [
    dispatch(workerAccountApi.endpoints.worker.initiate()),
    dispatch(workerAccountApi.endpoints.workerAuthentication.initiate()),
  ] as const
