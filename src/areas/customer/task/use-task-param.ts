import { useLocation, useNavigate } from 'react-router'
import { useAddress, withValues } from '@/shared/query/use-address.ts'

/** The id in `?task=`, if it is valid. */
export function taskParam(params: URLSearchParams): string | null {
  const id = params.get('task') ?? ''
  return /^[\w-]{1,64}$/.test(id) ? id : null
}

interface TaskParam {
  /** The task in the address. */
  id: string | null
  /** Props for a Link to a task. */
  linkTo: (id: string) => {
    to: { search: string }
    state: { drawer: true }
    preventScrollReset: true
  }
  /** Replaces the open task, so that Back still closes the drawer. */
  go: (id: string) => void
  close: () => void
}

/**
 * The drawer's state in the address (`?task=`). A link opens it; closing goes back to the page that
 * opened it.
 */
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
    // After a direct link there is no page to go back to.
    close: () => (opened ? void navigate(-1) : change({ task: null }, { replace: true })),
  }
}
