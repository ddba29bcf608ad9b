import type { UnknownAction } from 'redux'

/** What the served page says of itself (architecture.md section 4): `hostname` empty means the host it was loaded from. */
export interface PageState {
  hostname: string
  /** Sent with every call. */
  proxyHeaders: Readonly<Record<string, string>>
  /** How often a call has been refused because the session had ended: each time the user is to be asked for anew. */
  sessionEnds: number
  /** Somebody is here, or it could not be learned: what shows and watches the session is to be loaded. */
  session: boolean
}

export const sessionEnded = () => ({ type: 'page/sessionEnded' as const })
export const sessionNeeded = () => ({ type: 'page/sessionNeeded' as const })
/** Tells the store that a chunk has come, so that a reducer that was injected with it gets its first state. */
export const chunkArrived = () => ({ type: 'page/chunkArrived' as const })

export const initialPageState: PageState = { hostname: '', proxyHeaders: {}, sessionEnds: 0, session: false }

/**
 * Application state that calls are made with. A plain reducer: createSlice would bring Redux Toolkit and Immer to the
 * first load of every page.
 */
export function pageReducer(state: PageState = initialPageState, action: UnknownAction): PageState {
  switch (action.type) {
    case 'page/sessionEnded':
      return { ...state, sessionEnds: state.sessionEnds + 1 }
    case 'page/sessionNeeded':
      return state.session ? state : { ...state, session: true }
    default:
      return state
  }
}

export interface WithPage {
  page: PageState
}
export const selectProxyHeaders = ({ page }: WithPage) => page.proxyHeaders
export const selectSessionEnds = ({ page }: WithPage) => page.sessionEnds
export const selectSession = ({ page }: WithPage) => page.session
