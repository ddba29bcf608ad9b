import * as v from 'valibot'
import { Email } from '@/api/contract/common.ts'
import type { User } from '@/api/contract/user.ts'

/** @param own the account's current address */
export const emailForm = (own: string | null) =>
  v.object({
    newEmail: v.pipe(
      Email,
      v.check((email) => email !== own?.toLowerCase(), 'not_allowed'),
    ),
  })

type Pending = NonNullable<User['pendingEmail']>

/**
 * The addresses whose links must still be opened, in order. Other values of the backend are left
 * out.
 */
export const openSides = ({ waitsFor }: Pending): ('old' | 'new')[] =>
  (['old', 'new'] as const).filter((side) => waitsFor.includes(side))
