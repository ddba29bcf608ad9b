import type { PageId } from '@/routes/table/index.ts'
import { authPages } from './auth.ts'
import { customerPages } from './customer.ts'
import { dataPages } from './data.ts'
import { landingPages } from './landing.ts'
import { profilePages } from './profile.ts'
import { proxyPages } from './proxy.ts'
import { publicPages } from './public.ts'
import { statisticsPages } from './statistics.ts'
import { systemPages } from './system.ts'
import type { PageImport } from './types.ts'
import { workerPages } from './worker.ts'

/** The page of each row; a row without one does not compile. */
export const pageImports: Record<PageId, PageImport> = {
  ...publicPages,
  ...statisticsPages,
  ...landingPages,
  ...authPages,
  ...profilePages,
  ...customerPages,
  ...workerPages,
  ...proxyPages,
  ...dataPages,
  ...systemPages,
}
