import type { UnknownAction } from 'redux'

/** The campaign fields that are kept (specification, section 3). */
export const utmFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'matchtype',
  'utm_loc',
  'network',
  'pos',
] as const
export type Utm = Partial<Record<(typeof utmFields)[number], string>>

/** Where the visitor came from; src/session/attribution fills it after hydration. */
export interface Attribution {
  /** The first external page that linked here. */
  referer: string | null
  /** The referring user: the `from` parameter of an address. */
  referral: { id: string } | null
  /** The event tracker has sent the referral in this document. */
  referralSent: boolean
  /** The latest campaign. */
  utm: Utm
}

/**
 * What the served document says about itself (architecture.md section 4). An empty `hostname` means
 * the host that the document was loaded from.
 */
export interface PageState {
  hostname: string
  /** Headers sent with every call. */
  proxyHeaders: Readonly<Record<string, string>>
  /**
   * Counts the calls refused because the session had ended or a permission was missing: each time
   * the user is fetched again.
   */
  refusals: number
  /**
   * A user is signed in, or the check failed: the parts that show and watch the session must load.
   */
  session: boolean
  /**
   * When the backend last said that nobody is signed in, in milliseconds. Null where it has not
   * said so, and from when the session is needed.
   */
  nobodySince: number | null
  /** Whether somebody is signed in. False until the session's parts have loaded. */
  isHere: boolean
  attribution: Attribution
}

export const accessRefused = () => ({ type: 'page/accessRefused' as const })
export const sessionNeeded = () => ({ type: 'page/sessionNeeded' as const })

export const nobodyFound = (at: number) => ({ type: 'page/nobodyFound' as const, at })
const isNobodyFound = (action: UnknownAction): action is ReturnType<typeof nobodyFound> =>
  action.type === 'page/nobodyFound'

/** Dispatched by the session's parts, which know the user. */
export const signedInChanged = (isHere: boolean) => ({ type: 'page/personHere' as const, isHere })
const isPersonHere = (action: UnknownAction): action is ReturnType<typeof signedInChanged> =>
  action.type === 'page/personHere'

export const attributed = (attribution: Partial<Attribution>) => ({
  type: 'page/attributed' as const,
  attribution,
})
const isAttributed = (action: UnknownAction): action is ReturnType<typeof attributed> =>
  action.type === 'page/attributed'

export const initialPageState: PageState = {
  hostname: '',
  proxyHeaders: {},
  refusals: 0,
  session: false,
  nobodySince: null,
  isHere: false,
  attribution: { referer: null, referral: null, referralSent: false, utm: {} },
}

/**
 * The application state that calls need. It is a plain reducer, because createSlice would add Redux
 * Toolkit and Immer to the first load of every page.
 */
export function pageReducer(state: PageState = initialPageState, action: UnknownAction): PageState {
  if (isAttributed(action))
    return { ...state, attribution: { ...state.attribution, ...action.attribution } }
  if (isPersonHere(action))
    return state.isHere === action.isHere ? state : { ...state, isHere: action.isHere }
  if (isNobodyFound(action)) return { ...state, nobodySince: action.at }
  switch (action.type) {
    case 'page/accessRefused':
      return { ...state, refusals: state.refusals + 1 }
    case 'page/sessionNeeded':
      return state.session ? state : { ...state, session: true, nobodySince: null }
    default:
      return state
  }
}

export interface WithPage {
  page: PageState
}
export const selectProxyHeaders = ({ page }: WithPage) => page.proxyHeaders
export const selectRefusals = ({ page }: WithPage) => page.refusals
export const selectSession = ({ page }: WithPage) => page.session
export const selectNobodySince = ({ page }: WithPage) => page.nobodySince
export const selectIsSignedIn = ({ page }: WithPage) => page.isHere
export const selectAttribution = ({ page }: WithPage) => page.attribution
