import { keysOf } from '../../lib/object.ts'
import type { PageRow, RedirectRow, Row } from '../types.ts'
import { affiliateRows } from './affiliate.ts'
import { authRows } from './auth.ts'
import { blogRows } from './blog.ts'
import { customerRows } from './customer.ts'
import { dataRows } from './data.ts'
import { demoRows } from './demo.ts'
import { docsRows } from './docs.ts'
import { editorRows } from './editor.ts'
import { landingRows } from './landing.ts'
import { payRows } from './pay.ts'
import { profileRows } from './profile.ts'
import { proxyRows } from './proxy.ts'
import { publicRows } from './public.ts'
import { softwareRows } from './software.ts'
import { staffRows } from './staff.ts'
import { statisticsRows } from './statistics.ts'
import { supportRows } from './support.ts'
import { systemRows } from './system.ts'
import { tutorialsRows } from './tutorials.ts'
import { workerRows } from './worker.ts'

/** The rows by area, in listing order. */
export const areas = {
  public: publicRows,
  statistics: statisticsRows,
  landing: landingRows,
  blog: blogRows,
  tutorials: tutorialsRows,
  demo: demoRows,
  auth: authRows,
  profile: profileRows,
  customer: customerRows,
  pay: payRows,
  affiliate: affiliateRows,
  worker: workerRows,
  support: supportRows,
  software: softwareRows,
  docs: docsRows,
  editor: editorRows,
  staff: staffRows,
  proxy: proxyRows,
  data: dataRows,
  system: systemRows,
}

/** Every row by its id. */
export const rows = {
  ...publicRows,
  ...statisticsRows,
  ...landingRows,
  ...blogRows,
  ...tutorialsRows,
  ...demoRows,
  ...authRows,
  ...profileRows,
  ...customerRows,
  ...payRows,
  ...affiliateRows,
  ...workerRows,
  ...supportRows,
  ...softwareRows,
  ...docsRows,
  ...editorRows,
  ...staffRows,
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

/** The rows with a page and their ids, in table order. */
export const pages: readonly { id: PageId; row: PageRow }[] = keysOf(rows).flatMap((id) => {
  const row: Row = rows[id]
  return isPage(id) && !isRedirect(row) ? [{ id, row }] : []
})

export const redirects: readonly RedirectRow[] = Object.values<Row>(rows).filter(isRedirect)

function isPage(id: RouteId): id is PageId {
  return rows[id].guard !== 'redirect'
}
