import type { Target } from '@/routes/href.ts'
import type { PageId } from '@/routes/table/index.ts'

export const publicNav = [
  { key: 'nav.captchas', target: { id: 'captchaTypes' } },
  { key: 'nav.crumb.data', target: { id: 'data' } },
  { key: 'nav.crumb.proxy', target: { id: 'proxy' } },
  { key: 'nav.docs', target: { id: 'apiDocs' } },
  { key: 'nav.crumb.pricing', target: { id: 'pricing' } },
] as const satisfies readonly { key: string; target: Target<PageId> }[]

interface FooterLink {
  id: PageId
  slugs?: Readonly<Record<string, string>>
}

export const footerNav: readonly {
  id: 'product' | 'developers' | 'people' | 'company'
  links: readonly FooterLink[]
}[] = [
  {
    id: 'product',
    links: [
      { id: 'pricing' },
      { id: 'captchaTypes' },
      { id: 'statistics' },
      { id: 'proxy' },
      { id: 'data' },
      { id: 'extension' },
      { id: 'captchaWorkaround' },
    ],
  },
  {
    id: 'developers',
    links: [
      { id: 'apiDocs' },
      { id: 'demos' },
      { id: 'classicApi' },
      { id: 'proxyApi' },
      { id: 'libraries' },
      { id: 'tutorials' },
      { id: 'software' },
      { id: 'softwareArticles' },
      { id: 'puppeteer' },
      { id: 'selenium' },
      { id: 'boundingBox' },
      { id: 'bypassRecaptcha' },
      { id: 'breakCaptcha' },
      { id: 'sendPush' },
    ],
  },
  {
    id: 'people',
    links: [
      { id: 'forCustomer' },
      { id: 'makeMoney' },
      { id: 'playAndEarn' },
      { id: 'workersSoftware' },
      { id: 'affiliate' },
      { id: 'advertising' },
      { id: 'accessibility' },
    ],
  },
  {
    id: 'company',
    links: [
      { id: 'about' },
      { id: 'support' },
      { id: 'enterprise' },
      { id: 'blog' },
      { id: 'jobs' },
      { id: 'termsOfService' },
      { id: 'paymentPolicy' },
      { id: 'privacyPolicy' },
      { id: 'login' },
      { id: 'register' },
    ],
  },
]

/** What a visitor can check before they trust the service, one press from every public page. */
export const trustNav = [
  { key: 'status', target: { id: 'support', hash: 'status' } },
  { key: 'speed', target: { id: 'customerSolvingSpeed', search: { range: 'month' } } },
  { key: 'uses', target: { id: 'termsOfService', hash: 'use' } },
  { key: 'person', target: { id: 'support' } },
] as const satisfies readonly { key: string; target: Target<PageId> }[]

const editorNav = [
  'moderator',
  'admin',
  'editorBlog',
  'editorTutorials',
  'editorSoftware',
  'manualDomains',
  'botThreads',
  'discountCampaigns',
  'softwareModeration',
] as const satisfies readonly PageId[]

/**
 * The account's rail, as groups of sections. Sections whose guard denies a person are hidden. Each
 * section needs an icon in src/app/shell.
 */
export const accountNav = [
  ['cabinet', 'cabinetTraining', 'workerMistakes', 'payout', 'editLang'],
  ['rewards', 'leaderboard', 'workerProfile', 'workerFaq'],
  ['dashboard', 'uploads', 'setting', 'testCaptcha', 'proxy', 'data'],
  ['pay', 'partner'],
  editorNav,
  ['softwareSoftlist', 'profile', 'tickets'],
] as const satisfies readonly (readonly PageId[])[]

/** The pages that a rail section lists while one of them is open, the section's own page first. */
export const sectionPages: Partial<Record<RailPage, readonly PageId[]>> = {
  uploads: [
    'uploads',
    'graphCaptures',
    'receivingErrors',
    'complaints',
    'pingbackLog',
    'impossibleCaptchas',
    'notCaptcha',
  ],
  setting: ['setting', 'settingEdit', 'percent100', 'ipList', 'pingback', 'webhooks'],
  proxy: ['proxy', 'proxyAddresses', 'proxyUsers', 'proxyIps', 'proxyStatistics'],
  pay: ['pay', 'historyPayment', 'historyDay', 'sendUser', 'voucher'],
  // A worker's section; other people find these pages among the partner's.
  payout: ['payout', 'payoutHistory', 'walletEdit'],
  partner: [
    'partner',
    'partnerReferrals',
    'partnerSources',
    'partnerPostbacks',
    'payout',
    'payoutHistory',
    'walletEdit',
    'partnerLandingPages',
    'partnerBanners',
    'partnerArticleExamples',
    'partnerReviewExamples',
    'partnerRules',
  ],
  profile: [
    'profile',
    'profileEdit',
    'profileNotif',
    'profileAuthentication',
    'profilePassword',
    'profileDocs',
    'profileTeam',
    'profileDelete',
  ],
}

/**
 * Pages that are useful only to workers, and pages that are not. Guards admit everyone, and the
 * pages say whom they are for.
 */
const ofWorkers: readonly PageId[] = [
  'cabinet',
  'cabinetTraining',
  'workerMistakes',
  'editLang',
  'rewards',
  'leaderboard',
  'workerProfile',
  'play',
  'hubTraining',
  'workerFaq',
]
const ofCustomers: readonly PageId[] = [
  'dashboard',
  'setting',
  'uploads',
  'graphCaptures',
  'testCaptcha',
  'proxy',
  'pay',
  'historyPayment',
]

/** Whether a user type is offered a page of the account. */
export const isOffered = (id: PageId, userType: string | null | undefined): boolean =>
  !(userType === 'worker' ? ofCustomers : ofWorkers).includes(id)

/** A worker's places: the bar of a phone. */
export const workerPlaces = [
  'cabinet',
  'cabinetTraining',
  'workerMistakes',
  'payout',
] as const satisfies readonly PageId[]

/** The pages of a rail section. What a worker has as a section of its own is not listed twice. */
export function pagesOfSection(
  id: RailPage,
  userType: string | null | undefined,
): readonly PageId[] {
  const pages: readonly PageId[] = sectionPages[id] ?? [id]
  if (userType !== 'worker') return id === 'payout' ? [] : pages
  return id === 'partner' ? pages.filter((page) => !sectionPages.payout?.includes(page)) : pages
}

/** The links of the user menu. */
export const accountMenu = [
  'cabinet',
  'dashboard',
  'profile',
  'profileEdit',
  'profileNotif',
  'profileAuthentication',
] as const satisfies readonly PageId[]
export type RailPage = (typeof accountNav)[number][number]
export type MenuPage = (typeof accountMenu)[number]
