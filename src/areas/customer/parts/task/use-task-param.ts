import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { taskParam } from '../../model/tasks/task-param.ts'

interface TaskParam {
  /** The task that the address names. */
  id: string | null
  /** Where a link to one leads: spread it onto a Link. */
  linkTo: (id: string) => { to: { search: string }; state: { drawer: true }; preventScrollReset: true }
  /** Another one in its place: back still closes. */
  go: (id: string) => void
  close: () => void
}

/** The drawer's place in the address (`?task=`): opened by a link, closed by going back to where it was opened. */
export function useTaskParam(): TaskParam {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const state: unknown = location.state
  const opened = typeof state === 'object' && state !== null && 'drawer' in state
  const withTask = (id: string | null): URLSearchParams => {
    const next = new URLSearchParams(params)
    if (id === null) next.delete('task')
    else next.set('task', id)
    return next
  }
  return {
    id: taskParam(params),
    linkTo: (id) => ({ to: { search: `?${withTask(id)}` }, state: { drawer: true }, preventScrollReset: true }),
    go: (id) => setParams(withTask(id), { replace: true, preventScrollReset: true, state }),
    // Who came by a deep link has nowhere to go back to.
    close: () => (opened ? void navigate(-1) : setParams(withTask(null), { replace: true, preventScrollReset: true })),
  }
}
