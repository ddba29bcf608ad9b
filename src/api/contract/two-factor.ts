import * as v from 'valibot'
import { Nothing } from './common.ts'
import { defineCalls } from './types.ts'
import { User } from './user.ts'

export const twoFactorMethods = ['totp', 'email', 'recovery'] as const
export type TwoFactorMethod = (typeof twoFactorMethods)[number]

const ChallengeId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

export const twoFactorCalls = defineCalls({
  /** 400 ERROR_WRONG_CODE {attemptsLeft}; 410 when the challenge is over. */
  twoFactor: {
    method: 'POST',
    path: '/api/v2/auth/two_factor',
    arg: v.strictObject({
      challengeId: ChallengeId,
      method: v.picklist(twoFactorMethods),
      code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64)),
      trustDevice: v.optional(v.boolean()),
    }),
    res: v.looseObject({ user: User }),
  },
  /** Sends the code of the method `email`, once more or for the first time. */
  resendTwoFactor: { method: 'POST', path: '/api/v2/auth/two_factor/resend', arg: v.strictObject({ challengeId: ChallengeId }), res: Nothing },
})
