import * as v from 'valibot'
import { NewPassword } from '@/api/contract/common.ts'
import { passwordLength } from '@/shared/password/password-length.ts'

const Current = v.pipe(v.string(), v.nonEmpty(), v.maxLength(passwordLength.max))

/** Refuses what the backend refuses as well: the email address, and the current password. */
const form = (current: v.GenericSchema<string>, email: string | null) =>
  v.pipe(
    v.object({
      current,
      password: v.pipe(
        NewPassword,
        v.check((password) => password.toLowerCase() !== email?.toLowerCase(), 'not_allowed'),
      ),
      repeat: v.pipe(v.string(), v.nonEmpty()),
      signOutOthers: v.boolean(),
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['repeat']],
        ({ password, repeat }) => password === repeat,
        'mismatch',
      ),
      ['repeat'],
    ),
    v.forward(
      v.partialCheck(
        [['current'], ['password']],
        ({ current: old, password }) => password !== old,
        'not_unique',
      ),
      ['password'],
    ),
  )

/** @param has whether there is a password; the first one needs no current one */
export const passwordForm = (has: boolean, email: string | null) =>
  form(has ? Current : v.string(), email)
