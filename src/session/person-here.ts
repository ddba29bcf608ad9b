import { userApi } from '@/api/endpoints/user.ts'
import type { User } from '@/api/contract/user.ts'
import { guards } from '@/routes/guards.ts'
import type { Person } from '@/routes/guards.ts'
import { rows } from '@/routes/table/index.ts'
import type { PageId } from '@/routes/table/index.ts'
import type { PageRow } from '@/routes/types.ts'

/**
 * The current user, and what guards may know of them. It needs RTK Query, so use it only in late
 * parts.
 */
export function usePersonHere(): { user: User | null | undefined; person: Person } {
  const { data: user } = userApi.useUserQuery()
  return {
    user,
    person: user ? { userType: user.profile.userType, permissions: user.permissions } : null,
  }
}

/** Whether a page's guard admits a person. Denied pages are not offered. */
export function passes(id: PageId, person: Person): boolean {
  const { guard, path }: PageRow = rows[id]
  return (
    guards[guard](person, { path, href: path, search: '', match: () => true, origin: '' }) ===
    'pass'
  )
}
