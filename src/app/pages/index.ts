import { isKeyOf } from '@/lib/object.ts'
import type { PageId } from '@/routes/table/index.ts'
import { authPages } from './auth.ts'
import { blogPages } from './blog.ts'
import { dataPages } from './data.ts'
import { inside } from './inside.ts'
import type { InsidePages } from './inside.ts'
import { landingPages } from './landing.ts'
import { proxyPages } from './proxy.ts'
import { publicPages } from './public.ts'
import { softwarePages } from './software.ts'
import { statisticsPages } from './statistics.ts'
import { supportPages } from './support.ts'
import { systemPages } from './system.ts'
import { tutorialsPages } from './tutorials.ts'
import type { PageImport } from './types.ts'
import { workerPages } from './worker.ts'

const pages: Record<Exclude<PageId, keyof InsidePages>, PageImport> = {
  ...publicPages,
  ...statisticsPages,
  ...landingPages,
  ...blogPages,
  ...tutorialsPages,
  ...authPages,
  ...workerPages,
  ...supportPages,
  ...softwarePages,
  ...proxyPages,
  ...dataPages,
  ...systemPages,
}

/** The page of a row; a row without one does not compile. */
export const pageImport = (id: PageId): PageImport => (isKeyOf(pages, id) ? pages[id] : async () => (await inside(id))())
