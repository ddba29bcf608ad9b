import type { PageId } from '@/routes/table/index.ts'
import { authPages } from './auth.ts'
import { blogPages } from './blog.ts'
import { customerPages } from './customer.ts'
import { dataPages } from './data.ts'
import { editorPages } from './editor.ts'
import { landingPages } from './landing.ts'
import { payPages } from './pay.ts'
import { profilePages } from './profile.ts'
import { proxyPages } from './proxy.ts'
import { publicPages } from './public.ts'
import { softwarePages } from './software.ts'
import { statisticsPages } from './statistics.ts'
import { supportPages } from './support.ts'
import { systemPages } from './system.ts'
import { tutorialsPages } from './tutorials.ts'
import { workerPages } from './worker.ts'
import type { PageImport } from './types.ts'

/** The page of each row; a row without one does not compile. */
export const pageImports: Record<PageId, PageImport> = {
  ...publicPages,
  ...statisticsPages,
  ...landingPages,
  ...blogPages,
  ...tutorialsPages,
  ...authPages,
  ...profilePages,
  ...customerPages,
  ...payPages,
  ...workerPages,
  ...supportPages,
  ...softwarePages,
  ...editorPages,
  ...proxyPages,
  ...dataPages,
  ...systemPages,
}
