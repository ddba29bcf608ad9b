import { useLocation, useNavigate } from 'react-router'
import { useAddress, withValues } from '@/shared/query/use-address.ts'
import { taskParam } from './task-param.ts'

interface TaskParam {
  /** The task that the address names. */
  id: string | null
  /** Where a link to one leads: spread it onto a Link. */
  linkTo: (id: string) => {
    to: { search: string }
    state: { drawer: true }
    preventScrollReset: true
  }
  /** Another one in its place: back still closes. */
  go: (id: string) => void
  close: () => void
}

/** The drawer's place in the address (`?task=`): opened by a link, closed by going back to where it was opened. */
export function useTaskParam(): TaskParam {
  const [params, change] = useAddress()
  const location = useLocation()
  const navigate = useNavigate()
  const state: unknown = location.state
  const opened = typeof state === 'object' && state !== null && 'drawer' in state
  return {
    id: taskParam(params),
    linkTo: (id) => ({
      to: { search: `?${withValues(params, { task: id })}` },
      state: { drawer: true },
      preventScrollReset: true,
    }),
    go: (id) => change({ task: id }, { replace: true, state }),
    // Who came by a deep link has nowhere to go back to.
    close: () => (opened ? void navigate(-1) : change({ task: null }, { replace: true })),
  }
}
