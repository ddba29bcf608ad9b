import { userApi } from '@/api/endpoints/user.ts'
import type { User } from '@/api/contract/user.ts'
import { guards } from '@/routes/guards.ts'
import type { Person } from '@/routes/guards.ts'
import { rows } from '@/routes/table/index.ts'
import type { PageId } from '@/routes/table/index.ts'
import type { PageRow } from '@/routes/types.ts'

/** The current user, and what guards may know of them. Brings RTK Query: only for parts that come late. */
export function usePersonHere(): { user: User | null | undefined; person: Person } {
  const { data: user } = userApi.useUserQuery()
  return {
    user,
    person: user ? { userType: user.profile.userType, permissions: user.permissions } : null,
  }
}

/** Whether a page's guard lets somebody in: what is denied is not offered. */
export function passes(id: PageId, person: Person): boolean {
  const { guard, path }: PageRow = rows[id]
  return (
    guards[guard](person, { path, href: path, search: '', match: () => true, origin: '' }) ===
    'pass'
  )
}
