import type { PageId } from '@/routes/table/index.ts'
import { authPages } from './auth.ts'
import { customerPages } from './customer.ts'
import { profilePages } from './profile.ts'
import { publicPages } from './public.ts'
import { systemPages } from './system.ts'
import type { PageImport } from './types.ts'

/** The page of each row; a row without one does not compile. */
export const pageImports: Record<PageId, PageImport> = { ...publicPages, ...authPages, ...profilePages, ...customerPages, ...systemPages }
