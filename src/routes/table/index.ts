import { keysOf } from '../../lib/object.ts'
import type { PageRow, RedirectRow, Row } from '../types.ts'
import { authRows } from './auth.ts'
import { customerRows } from './customer.ts'
import { dataRows } from './data.ts'
import { landingRows } from './landing.ts'
import { profileRows } from './profile.ts'
import { proxyRows } from './proxy.ts'
import { publicRows } from './public.ts'
import { statisticsRows } from './statistics.ts'
import { systemRows } from './system.ts'
import { workerRows } from './worker.ts'

/** The rows by area, in the order in which they are listed. */
export const areas = {
  public: publicRows,
  statistics: statisticsRows,
  landing: landingRows,
  auth: authRows,
  profile: profileRows,
  customer: customerRows,
  worker: workerRows,
  proxy: proxyRows,
  data: dataRows,
  system: systemRows,
}

/** Every row by its id. */
export const rows = {
  ...publicRows,
  ...statisticsRows,
  ...landingRows,
  ...authRows,
  ...profileRows,
  ...customerRows,
  ...workerRows,
  ...proxyRows,
  ...dataRows,
  ...systemRows,
}

type Rows = typeof rows
export type RouteId = keyof Rows
/** The rows that have a page. */
export type PageId = { [Id in RouteId]: Rows[Id] extends RedirectRow ? never : Id }[RouteId]
export type PathOf<Id extends RouteId> = Rows[Id]['path']

const isRedirect = (row: Row): row is RedirectRow => row.guard === 'redirect'

/** The rows that have a page, with their ids, in the order of the table. */
export const pages: readonly { id: PageId; row: PageRow }[] = keysOf(rows).flatMap((id) => {
  const row: Row = rows[id]
  return isPage(id) && !isRedirect(row) ? [{ id, row }] : []
})

export const redirects: readonly RedirectRow[] = Object.values<Row>(rows).filter(isRedirect)

function isPage(id: RouteId): id is PageId {
  return rows[id].guard !== 'redirect'
}
