import * as v from 'valibot'
import { Money, NoArg, Nothing, UserType } from './common.ts'
import { defineCalls } from './types.ts'

const SystemMessage = v.looseObject({
  /** A message without one is not shown. */
  id: v.optional(v.nullable(v.number()), null),
  /** Language code to HTML. `en` is always there; what is no text counts as empty. */
  message: v.fallback(v.record(v.string(), v.fallback(v.string(), '')), {}),
})

const Restriction = v.looseObject({
  id: v.number(),
  kind: v.string(),
  reasonCode: v.optional(v.string(), ''),
  startsAt: v.optional(v.string(), ''),
  endsAt: v.optional(v.nullable(v.string()), null),
  canAppeal: v.optional(v.boolean(), false),
  ackRequired: v.optional(v.boolean(), false),
})

/**
 * The current user. Required is what specification section 3 names; the rest (contract.md 4.2) is optional with a default,
 * and unknown fields are kept.
 */
export const User = v.looseObject({
  id: v.number(),
  profile: v.looseObject({
    /** A type that this site does not know counts as chosen: the guards only ask whether there is one. */
    userType: v.optional(v.nullable(v.string()), null),
    /** One that can't be read must not keep anybody from their account. */
    systemMessage: v.fallback(v.optional(v.nullable(SystemMessage), null), null),
    country: v.optional(v.nullable(v.string()), null),
    company: v.optional(v.nullable(v.string()), null),
  }),
  balance: v.looseObject({
    amount: v.number(),
    currency: v.optional(v.string(), 'USD'),
    hold: v.optional(Money),
    bonus: v.optional(Money),
  }),
  interfaceLanguage: v.optional(v.nullable(v.string()), null),
  permissions: v.optional(v.record(v.string(), v.boolean()), {}),
  analyticsData: v.optional(
    v.looseObject({
      daysSinceRegistration: v.optional(v.nullable(v.number()), null),
      daysSinceLastPayment: v.optional(v.nullable(v.number()), null),
      daysSinceLastUse: v.optional(v.nullable(v.number()), null),
      earnedOnCaptcha: v.optional(v.nullable(v.number()), null),
      spentOnCaptcha: v.optional(v.nullable(v.number()), null),
    }),
    {},
  ),
  currency: v.optional(v.string(), 'USD'),
  email: v.optional(v.nullable(v.string()), null),
  emailConfirmed: v.optional(v.boolean(), true),
  name: v.optional(v.nullable(v.string()), null),
  avatarUrl: v.optional(v.nullable(v.string()), null),
  timezone: v.optional(v.string(), 'UTC'),
  theme: v.optional(v.string(), 'system'),
  security: v.optional(
    v.looseObject({
      twoFactor: v.optional(v.boolean(), false),
      hasPassword: v.optional(v.boolean(), true),
      oauth: v.optional(v.array(v.string()), []),
    }),
    {},
  ),
  restrictions: v.optional(v.array(Restriction), []),
  unread: v.optional(v.number(), 0),
  /** A change of address that waits for the links in its e-mails. */
  pendingEmail: v.fallback(
    v.optional(
      v.nullable(
        v.looseObject({
          email: v.string(),
          /** Whose link has not been opened yet: `old`, `new`. */
          waitsFor: v.optional(v.array(v.string()), ['old', 'new']),
          expiresAt: v.optional(v.nullable(v.string()), null),
        }),
      ),
      null,
    ),
    null,
  ),
  createdAt: v.optional(v.nullable(v.string()), null),
})
export type User = v.InferOutput<typeof User>

export const UserPatch = v.partial(
  v.strictObject({
    interfaceLanguage: v.string(),
    currency: v.string(),
    timezone: v.string(),
    theme: v.picklist(['system', 'light', 'dark']),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    profile: v.partial(
      v.strictObject({
        company: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(120))),
        country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
      }),
    ),
  }),
)

export const userCalls = defineCalls({
  /** Signed out: 401 with any body, or 200 with null (architecture.md section 4). */
  user: { method: 'GET', path: '/api/v2/user', arg: NoArg, res: v.nullable(User), provides: ['User'] },
  updateUser: {
    method: 'PUT',
    path: '/api/v2/user',
    arg: UserPatch,
    res: User,
    // All but the user is what the backend words in the account's language.
    invalidates: ['User', 'PaymentMethods', 'Payments', 'Notifications'],
  },
  readSystemMessage: { method: 'PUT', path: '/api/v2/user/system_message_read', arg: v.strictObject({ id: v.number() }), res: Nothing },
  chooseUserType: {
    method: 'POST',
    path: '/api/v2/user/user_type',
    arg: v.strictObject({ userType: UserType }),
    res: User,
    invalidates: ['User', 'Dashboard'],
  },
})
