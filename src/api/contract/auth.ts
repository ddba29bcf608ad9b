import * as v from 'valibot'
import { NoArg, Nothing, Unread, UserType, Email, NewPassword, shortList } from './common.ts'
import { defineCalls } from './types.ts'
import { User } from './user.ts'

const Utm = v.record(v.string(), v.pipe(v.string(), v.maxLength(256)))

const TwoFactor = v.looseObject({
  challengeId: v.string(),
  methods: v.optional(shortList(v.string()), ['totp']),
  expiresAt: v.optional(v.nullable(v.string()), null),
})

/**
 * Why signing in through another service failed: the `oauth_error` parameter of the return page.
 */
export const oauthErrors = ['access_denied', 'email_missing', 'already_linked', 'failed'] as const
export type OauthError = (typeof oauthErrors)[number]

const Provider = v.looseObject({ id: v.string(), title: v.optional(v.string(), '') })
export type Provider = v.InferOutput<typeof Provider>

export const twoFactorMethods = ['totp', 'email', 'recovery'] as const
export type TwoFactorMethod = (typeof twoFactorMethods)[number]

const ChallengeId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

/** The parameters of an e-mailed link (contract.md 4.0.10). */
const link = {
  hash: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
  userId: v.pipe(v.number(), v.integer()),
}
const Link = v.strictObject(link)

/**
 * Without a user the link has been used, and the person signs in separately, for example with a
 * second factor.
 */
const Entered = v.looseObject({ user: v.nullable(User) })

const Wallet = v.looseObject({
  methodId: v.optional(v.nullable(v.string()), null),
  /** The name of the method, for who is signed out and can't ask for the methods (proposed). */
  methodTitle: v.optional(v.nullable(v.string()), null),
  /** The masked account name. */
  account: v.optional(v.nullable(v.string()), null),
})

export const authCalls = defineCalls({
  csrf: { method: 'GET', path: '/api/v2/auth/csrf', arg: NoArg, res: Unread, endpoint: 'none' },
  login: {
    method: 'POST',
    once: 'The argument holds the password.',
    path: '/api/v2/auth/login',
    arg: v.strictObject({
      email: Email,
      password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
      remember: v.optional(v.boolean()),
    }),
    res: v.pipe(
      v.looseObject({ user: v.optional(User), twoFactor: v.optional(TwoFactor) }),
      v.check(({ user, twoFactor }) => Boolean(user ?? twoFactor)),
    ),
  },
  register: {
    method: 'POST',
    once: 'The argument holds the password.',
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
      emailConfirmation: v.optional(
        v.looseObject({
          required: v.optional(v.boolean(), false),
          sentTo: v.optional(v.string(), ''),
        }),
        {},
      ),
    }),
    repeatable: true,
  },
  remind: {
    method: 'POST',
    path: '/api/v2/auth/remind',
    arg: v.strictObject({ email: Email }),
    res: Nothing,
  },
  oauthProviders: {
    method: 'GET',
    path: '/api/v2/auth/oauth/providers',
    arg: v.strictObject({}),
    inLanguage: true,
    res: v.looseObject({ records: shortList(Provider) }),
  },
  /** The browser navigates here (oauth.ts) and is redirected with a 302: no script requests it. */
  oauthStart: {
    method: 'GET',
    endpoint: 'none',
    path: '/api/v2/auth/oauth/{provider}/start',
    arg: v.object({ provider: v.string(), return_to: v.optional(v.string()) }),
    res: Unread,
  },
  /**
   * Answers 400 ERROR_WRONG_CODE {attemptsLeft} for a wrong code, and 410 when the challenge has
   * expired.
   */
  twoFactor: {
    method: 'POST',
    once: 'The argument holds the code.',
    path: '/api/v2/auth/two_factor',
    arg: v.strictObject({
      challengeId: ChallengeId,
      method: v.picklist(twoFactorMethods),
      code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64)),
      trustDevice: v.optional(v.boolean()),
    }),
    res: v.looseObject({ user: User }),
  },
  /**
   * Proposed: the sign-in of this browser that waits for its second factor, so that a reload goes on
   * with it; null if there is none any more. The browser shows it by a cookie of the backend.
   */
  pendingTwoFactor: {
    method: 'GET',
    once: 'The answer holds the challenge of a sign-in.',
    path: '/api/v2/auth/two_factor',
    arg: NoArg,
    res: v.looseObject({
      twoFactor: v.nullable(TwoFactor),
      maskedEmail: v.optional(v.nullable(v.string()), null),
    }),
  },
  /** Sends or resends the code of the `email` method. */
  resendTwoFactor: {
    method: 'POST',
    path: '/api/v2/auth/two_factor/resend',
    arg: v.strictObject({ challengeId: ChallengeId }),
    res: Nothing,
  },
  checkRemind: {
    method: 'POST',
    once: 'The argument holds the new password.',
    path: '/api/v2/auth/check_remind',
    arg: v.strictObject({ ...link, password: NewPassword }),
    res: Entered,
  },
  checkKey: {
    method: 'POST',
    once: 'The link of the email signs a person in.',
    path: '/api/v2/auth/check_key',
    arg: Link,
    res: Entered,
  },
  resendConfirmation: {
    method: 'POST',
    path: '/api/v2/auth/confirm_email/resend',
    arg: NoArg,
    res: Nothing,
  },
  confirmEmailChange: {
    method: 'POST',
    path: '/api/v2/auth/change_email/confirm',
    arg: v.strictObject({ ...link, status: v.picklist(['old', 'new']) }),
    /** `waiting_other`: the other address must confirm too. */
    res: v.looseObject({ status: v.picklist(['confirmed', 'waiting_other']) }),
    invalidates: ['User'],
  },
  confirmEmailRemoval: {
    method: 'POST',
    path: '/api/v2/auth/delete_email/confirm',
    arg: Link,
    res: Nothing,
    invalidates: ['User'],
  },
  confirmWallet: {
    method: 'POST',
    path: '/api/v2/auth/edit_purse/confirm',
    arg: Link,
    res: v.looseObject({ wallet: v.nullable(Wallet) }),
    invalidates: ['Wallet', 'PayoutQuote'],
  },
})

export type LoginAnswer = v.InferOutput<typeof authCalls.login.res>
