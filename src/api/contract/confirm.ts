import * as v from 'valibot'
import { NewPassword } from './credentials.ts'
import { NoArg, Nothing } from './common.ts'
import { defineCalls } from './types.ts'
import { User } from './user.ts'

/** What a mailed link carries (contract.md 4.0.10). */
const link = { hash: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)), userId: v.pipe(v.number(), v.integer()) }
const Link = v.strictObject(link)

/** Without a user the link has done its work, and the person signs in by themselves: where a second factor is asked for. */
const Entered = v.looseObject({ user: v.optional(v.nullable(User), null) })

const Wallet = v.looseObject({
  methodId: v.optional(v.nullable(v.string()), null),
  /** Masked. */
  account: v.optional(v.nullable(v.string()), null),
})

export const confirmCalls = defineCalls({
  checkRemind: { method: 'POST', path: '/api/v2/auth/check_remind', arg: v.strictObject({ ...link, password: NewPassword }), res: Entered },
  checkKey: { method: 'POST', path: '/api/v2/auth/check_key', arg: Link, res: Entered },
  resendConfirmation: { method: 'POST', path: '/api/v2/auth/confirm_email/resend', arg: NoArg, res: Nothing },
  confirmEmailChange: {
    method: 'POST',
    path: '/api/v2/auth/change_email/confirm',
    arg: v.strictObject({ ...link, status: v.picklist(['old', 'new']) }),
    /** `waiting_other`: the other address has to agree too. */
    res: v.looseObject({ status: v.optional(v.string(), 'confirmed') }),
    invalidates: ['User'],
  },
  confirmEmailRemoval: { method: 'POST', path: '/api/v2/auth/delete_email/confirm', arg: Link, res: Nothing, invalidates: ['User'] },
  confirmWallet: {
    method: 'POST',
    path: '/api/v2/auth/edit_purse/confirm',
    arg: Link,
    res: v.looseObject({ wallet: v.optional(v.nullable(Wallet), null) }),
  },
})
