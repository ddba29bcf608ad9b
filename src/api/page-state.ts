import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { Language } from '@/site/languages.ts'

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
export interface PageAttribution {
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
 * What the served document says about itself (ARCHITECTURE.md section 5). An empty `hostname` means
 * the host that the document was loaded from.
 */
export interface PageState {
  hostname: string
  /** The language of the page, in which answers are asked for. */
  language: Language
  /** Headers sent with every call. */
  proxyHeaders: Readonly<Record<string, string>>
  /** The team of this tab: its calls go to the account of this team (session/team.ts). */
  team: string | null
  /** The backend has refused the team of this tab: its person is no member any more. */
  isTeamLost: boolean
  attribution: PageAttribution
}

export const initialPageState: PageState = {
  hostname: '',
  language: 'en',
  proxyHeaders: {},
  team: null,
  isTeamLost: false,
  attribution: { referer: null, referral: null, referralSent: false, utm: {} },
}

/** The application state that calls need, beside the answers. */
export const pageSlice = createSlice({
  name: 'page',
  initialState: initialPageState,
  reducers: {
    attributed: ({ attribution }, { payload }: PayloadAction<Partial<PageAttribution>>) => {
      Object.assign(attribution, payload)
    },
    teamShown: (page, { payload }: PayloadAction<string | null>) => {
      page.team = payload
    },
    teamLost: (page) => {
      page.team = null
      page.isTeamLost = true
    },
    languageShown: (page, { payload }: PayloadAction<Language>) => {
      page.language = payload
    },
  },
})
export const { attributed, languageShown, teamLost, teamShown } = pageSlice.actions

export interface WithPage {
  page: PageState
}
/** The host of the site, for every call that names it and for whatever depends on it. */
export const selectHost = ({ page }: WithPage): string => page.hostname || location.hostname
/** The header that names the team; every call of a tab has it, whatever its answer depends on. */
export const teamHeader = 'x-team'
/** The extra headers of every call. */
export const selectCallHeaders = ({ page }: WithPage): Readonly<Record<string, string>> =>
  page.team === null ? page.proxyHeaders : { ...page.proxyHeaders, [teamHeader]: page.team }
export const selectTeamLost = ({ page }: WithPage): boolean => page.isTeamLost
export const selectAttribution = ({ page }: WithPage) => page.attribution
