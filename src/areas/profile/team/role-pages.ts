import type { PageId } from '@/routes/table/index.ts'
import type { TeamArea } from '@/routes/team.ts'

/** The pages by which a part of the account is explained. */
export const areaPages = {
  figures: ['graphCaptures', 'proxyStatistics'],
  tasks: ['uploads', 'receivingErrors', 'complaints', 'testCaptcha'],
  settings: ['setting', 'settingEdit', 'ipList', 'pingback'],
  products: ['proxyUsers', 'data'],
  money: ['pay', 'historyPayment', 'historyDay', 'payout'],
  support: ['tickets'],
  account: ['dashboard', 'profileDocs'],
} as const satisfies Readonly<Record<TeamArea, readonly PageId[]>>
