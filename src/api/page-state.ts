import type { UnknownAction } from 'redux'

/** The fields of a campaign that are kept (specification, section 3). */
export const utmFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'matchtype', 'utm_loc', 'network', 'pos'] as const
export type Utm = Partial<Record<(typeof utmFields)[number], string>>

/** Where the visitor came from; src/session/attribution fills it after hydration. */
export interface Attribution {
  /** The first page of others that led here. */
  referer: string | null
  /** Who sent them: the `from` of an address. */
  referral: { id: string } | null
  /** The event tracker has taken the referral up, in this document. */
  referralSent: boolean
  /** The latest campaign. */
  utm: Utm
}

/** What the served page says of itself (architecture.md section 4): `hostname` empty means the host it was loaded from. */
export interface PageState {
  hostname: string
  /** Sent with every call. */
  proxyHeaders: Readonly<Record<string, string>>
  /** How often a call has been refused because the session had ended: each time the user is to be asked for anew. */
  sessionEnds: number
  /** Somebody is here, or it could not be learned: what shows and watches the session is to be loaded. */
  session: boolean
  attribution: Attribution
}

export const sessionEnded = () => ({ type: 'page/sessionEnded' as const })
export const sessionNeeded = () => ({ type: 'page/sessionNeeded' as const })
/** Tells the store that a chunk has come, so that a reducer that was injected with it gets its first state. */
export const chunkArrived = () => ({ type: 'page/chunkArrived' as const })

export const attributed = (attribution: Partial<Attribution>) => ({ type: 'page/attributed' as const, attribution })
const isAttributed = (action: UnknownAction): action is ReturnType<typeof attributed> => action.type === 'page/attributed'

export const initialPageState: PageState = {
  hostname: '',
  proxyHeaders: {},
  sessionEnds: 0,
  session: false,
  attribution: { referer: null, referral: null, referralSent: false, utm: {} },
}

/**
 * Application state that calls are made with. A plain reducer: createSlice would bring Redux Toolkit and Immer to the
 * first load of every page.
 */
export function pageReducer(state: PageState = initialPageState, action: UnknownAction): PageState {
  if (isAttributed(action)) return { ...state, attribution: { ...state.attribution, ...action.attribution } }
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
export const selectAttribution = ({ page }: WithPage) => page.attribution
