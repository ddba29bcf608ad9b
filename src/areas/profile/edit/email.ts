import * as v from 'valibot'
import { Email } from '@/api/contract/common.ts'
import type { User } from '@/api/contract/user.ts'

/** @param own the address that the account has */
export const emailForm = (own: string | null) =>
  v.object({
    newEmail: v.pipe(
      Email,
      v.check((email) => email !== own?.toLowerCase(), 'not_allowed'),
    ),
  })

type Pending = NonNullable<User['pendingEmail']>

/** Whose links are still to be opened, in that order; what the backend names besides is left out. */
export const openSides = ({ waitsFor }: Pending): ('old' | 'new')[] =>
  (['old', 'new'] as const).filter((side) => waitsFor.includes(side))
