import * as v from 'valibot'
import { NoArg, Nothing, UserType } from './common.ts'
import { Email, NewPassword } from './credentials.ts'
import { defineCalls } from './types.ts'
import { User } from './user.ts'

const Utm = v.record(v.string(), v.pipe(v.string(), v.maxLength(256)))

const TwoFactor = v.looseObject({
  challengeId: v.string(),
  methods: v.optional(v.array(v.string()), ['totp']),
  expiresAt: v.optional(v.nullable(v.string()), null),
})

export const authCalls = defineCalls({
  csrf: { method: 'GET', path: '/api/v2/auth/csrf', arg: NoArg, res: Nothing },
  login: {
    method: 'POST',
    path: '/api/v2/auth/login',
    arg: v.strictObject({ email: Email, password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)), remember: v.optional(v.boolean()) }),
    res: v.looseObject({ user: v.optional(User), twoFactor: v.optional(TwoFactor) }),
  },
  register: {
    method: 'POST',
    path: '/api/v2/auth/register',
    arg: v.strictObject({
      email: Email,
      password: NewPassword,
      userType: v.optional(UserType),
      agreeTerms: v.literal(true),
      agreeNews: v.optional(v.boolean()),
      language: v.string(),
      timezone: v.string(),
      referral: v.optional(v.strictObject({ id: v.string() })),
      utm: v.optional(Utm),
      promoCode: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
    }),
    res: v.looseObject({
      user: User,
      emailConfirmation: v.optional(v.looseObject({ required: v.optional(v.boolean(), false), sentTo: v.optional(v.string(), '') }), {}),
    }),
  },
  remind: { method: 'POST', path: '/api/v2/auth/remind', arg: v.strictObject({ email: Email }), res: Nothing },
})

export type LoginAnswer = v.InferOutput<typeof authCalls.login.res>
