import { selectUser } from '@/api/endpoints/user.ts'
import type { PageLoader } from '@/session/person.ts'
import { askStanding, workerLoader } from '../frame/loaders.ts'
import { standingOf } from '../standing/standing.ts'
import { resumeWork } from './use-desk.ts'

/** The loader of a page with the work screen. Interrupted work goes on as soon as it may. */
export const deskLoader: PageLoader = (arrival) => {
  const { store } = arrival
  const load = workerLoader((dispatch) => {
    const running = askStanding(dispatch)
    const [worker, authentication] = running
    Promise.all([worker.unwrap(), authentication.unwrap()]).then(
      ([me, { state }]) => {
        const owner = dispatch((_, getState) => selectUser(getState())?.id)
        if (owner !== undefined && standingOf(me.status, state) === 'ready')
          void resumeWork(store, owner, me)
      },
      // The page itself shows what failed.
      () => undefined,
    )
    return running
  })
  return load(arrival)
}
