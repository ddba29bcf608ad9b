import { isKeyOf } from '@/lib/object.ts'
import { customerRows } from '@/routes/table/customer.ts'
import { payRows } from '@/routes/table/pay.ts'
import { profileRows } from '@/routes/table/profile.ts'
import type { customerPages } from './customer.ts'
import type { editorPages } from './editor.ts'
import type { payPages } from './pay.ts'
import type { profilePages } from './profile.ts'
import type { PageImport } from './types.ts'

export type InsidePages = typeof profilePages & typeof customerPages & typeof payPages & typeof editorPages

/** The page of a row in an area that nobody sees without signing in: lists that a visitor's first load goes without. */
export async function inside(id: keyof InsidePages): Promise<PageImport> {
  if (isKeyOf(customerRows, id)) return (await import('./customer.ts')).customerPages[id]
  if (isKeyOf(payRows, id)) return (await import('./pay.ts')).payPages[id]
  if (isKeyOf(profileRows, id)) return (await import('./profile.ts')).profilePages[id]
  return (await import('./editor.ts')).editorPages[id]
}
