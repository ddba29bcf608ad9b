import type { User } from '@/api/contract/user.ts'
import { startPage } from '@/routes/guards.ts'
import { localise, pageLanguage } from '@/routes/language.ts'
import { findPage } from '@/routes/paths.ts'
import { returnTo } from '@/routes/return-to.ts'
import type { HrefTarget } from '@/routes/href.ts'

const match = (path: string): boolean => findPage(path) !== undefined

/** The target in the address, or null if it contains none that may be followed. */
export const wantedTarget = (search: string, origin: string): string | null =>
  returnTo(search, { match, origin })

/**
 * Where a person goes after signing in: to their target, else to their start page, in their
 * language.
 */
export function afterSignIn(
  user: Pick<User, 'profile' | 'permissions'>,
  search: string,
  origin: string,
  { language, prefixPolicy }: HrefTarget,
): string {
  const target = wantedTarget(search, origin)
  if (target) return target
  const path = startPage({ userType: user.profile.userType, permissions: user.permissions }, match)
  const page = findPage(path)
  return localise(path, page ? pageLanguage(page.row, language) : language, prefixPolicy)
}
