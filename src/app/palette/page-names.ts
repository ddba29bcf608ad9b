import type { TFunction } from '@/i18n/use-translation.ts'
import { isStatic } from '@/routes/paths.ts'
import type { PagePath } from '@/routes/paths.ts'
import type { PageId } from '@/routes/table/index.ts'
import { nameKey } from '@/routes/trail.ts'
import { accountNav, publicNav, trustNav } from '../layouts/nav.ts'

/** Pages that are also searched by other words: synonyms, and the field's common terms. */
const renamed = [
  'home',
  'pricing',
  'login',
  'register',
  'remind',
  'captchaTypes',
  'apiDocs',
  'classicApi',
  'libraries',
  'demos',
  'software',
  'extension',
  'tutorials',
  'blog',
  'statistics',
  'support',
  'supportBot',
  'enterprise',
  'about',
  'jobs',
  'termsOfService',
  'paymentPolicy',
  'privacyPolicy',
  'affiliate',
  'makeMoney',
  'data',
  'dashboard',
  'pay',
  'historyPayment',
  'historyDay',
  'sendUser',
  'voucher',
  'promocode',
  'setting',
  'settingEdit',
  'percent100',
  'ipList',
  'pingback',
  'pingbackLog',
  'webhooks',
  'uploads',
  'graphCaptures',
  'receivingErrors',
  'complaints',
  'impossibleCaptchas',
  'notCaptcha',
  'testCaptcha',
  'proxy',
  'proxyUsers',
  'proxyAddresses',
  'proxyIps',
  'proxyStatistics',
  'localProxies',
  'partner',
  'partnerReferrals',
  'partnerPostbacks',
  'payout',
  'payoutHistory',
  'walletEdit',
  'profile',
  'profileEdit',
  'profileNotif',
  'profileAuthentication',
  'profileDocs',
  'profileTeam',
  'profilePassword',
  'profileDelete',
  'tickets',
  'ticketNew',
  'cabinet',
  'cabinetTraining',
  'workerMistakes',
  'rewards',
  'leaderboard',
  'workerProfile',
  'admin',
  'discountCampaigns',
  'editLang',
  'labelProjectNew',
  'manualDomains',
  'moderator',
  'partnerBanners',
  'partnerSources',
  'payBch',
  'payBtc',
  'payTron',
  'serviceFeedback',
  'softwareAdd',
  'softwareSoftlist',
  'waitingTime',
  'workerFaq',
  'workersOnline',
  'workersSoftware',
] as const satisfies readonly PageId[]

/** The account's pages, those of the rail first and in its order, before the site's. */
const order: readonly PageId[] = accountNav.flat()
export const rankOf = ({ id, row }: PagePath): number =>
  row.layout !== 'account'
    ? order.length + 1
    : order.includes(id)
      ? order.indexOf(id)
      : order.length

/** The texts of a list of synonyms, which has the commas of its language. */
export const synonyms = (list: string): string[] => list.split(/\s*[,，、]\s*/)

export const isOwnName = (page: PagePath): boolean =>
  nameKey(page) === `common:nav.crumb.${page.id}`

interface Translators {
  t: TFunction<'common'>
  palette: TFunction<'palette'>
  english: TFunction<'common'>
}

/** The words besides its label by which a page is found: in the navigation, in use, in English. */
export function otherNames(page: PagePath, { t, palette, english }: Translators): string[] {
  const { id, path } = page
  const also = renamed.find((known) => known === id)
  return [
    ...publicNav.flatMap(({ key, target }) => (target.id === id && isStatic(path) ? [t(key)] : [])),
    ...trustNav.flatMap(({ key, target }) => (target.id === id ? [t(`footer.trust.${key}`)] : [])),
    ...(also ? synonyms(palette(`palette.also.${also}`)) : []),
    ...(isOwnName(page) ? [english(`nav.crumb.${page.id}`)] : []),
    path,
  ]
}
