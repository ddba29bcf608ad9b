import * as v from 'valibot'
import { Money, NoArg, Nothing, Unused, UserType, Finite, shortList } from './common.ts'
import { defineCalls } from './types.ts'

/** The specification gives none of its ids a type. */
const Id = v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.nonEmpty())])

/** Empty strings and values that are not strings count as missing. */
const word = v.fallback(v.nullish(v.pipe(v.string(), v.nonEmpty()), null), null)
const wordOr = (usual: string) =>
  v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty()), usual), usual)
const flagOr = (usual: boolean) => v.fallback(v.optional(v.boolean(), usual), usual)
/** A number or a numeric string; any other value counts as missing. */
const figure = v.fallback(
  v.nullish(
    v.pipe(
      v.union([Finite, v.pipe(v.string(), v.trim(), v.nonEmpty())]),
      v.transform(Number),
      v.minValue(-1e15),
      v.maxValue(1e15),
    ),
    null,
  ),
  null,
)
/** An optional part of a user: where it is missing or unreadable, all its fields are missing. */
const part = <T extends v.ObjectEntries>(entries: T) => {
  const shape = v.looseObject(entries)
  return v.pipe(v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {}), shape)
}

const SystemMessage = v.looseObject({
  /** A message without an id is not shown. */
  id: v.optional(v.nullable(Id), null),
  /**
   * HTML by language code. `en` is always present; a value that is not a string counts as empty.
   */
  message: v.fallback(v.record(v.string(), v.fallback(v.string(), '')), {}),
})

const Restriction = v.looseObject({
  id: Finite,
  kind: v.string(),
  reasonCode: v.optional(v.string(), ''),
  startsAt: v.optional(v.string(), ''),
  endsAt: v.optional(v.nullable(v.string()), null),
  canAppeal: v.optional(v.boolean(), false),
  ackRequired: v.optional(v.boolean(), false),
})

/** Why money is on hold, a sum for each reason (proposed). */
const Holds = v.fallback(
  v.optional(shortList(v.looseObject({ reason: v.string(), amount: Money })), []),
  [],
)

const UserTeam = v.looseObject({ id: v.optional(Id), name: word, role: v.string() })

/**
 * The current user. The specification (section 3) names fields without types, so each is parsed
 * leniently, and only a bad id makes the user unreadable. The rest is contract.md 4.2; unknown
 * fields are kept.
 */
export const User = v.looseObject({
  id: Id,
  profile: part({
    /** An unknown type counts as chosen: the guards only check whether the user has one. */
    userType: word,
    systemMessage: v.fallback(v.nullish(SystemMessage, null), null),
    country: word,
    company: word,
  }),
  balance: part({
    amount: figure,
    currency: wordOr('USD'),
    /** Not part of the amount, which can be spent. */
    hold: v.fallback(v.optional(Money), undefined),
    holds: Holds,
    bonus: v.fallback(v.optional(Money), undefined),
  }),
  /** What a worker has earned and can withdraw. */
  workerBalance: v.fallback(
    v.nullish(
      v.looseObject({ available: Money, hold: v.optional(v.nullable(Money), null), holds: Holds }),
      null,
    ),
    null,
  ),
  interfaceLanguage: word,
  /** Only `true` is a permission. */
  permissions: v.pipe(
    v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {}),
    v.transform((all): Record<string, true> =>
      Object.fromEntries(
        Object.entries(all).flatMap(([name, value]) => (value === true ? [[name, value]] : [])),
      ),
    ),
  ),
  analyticsData: part({
    daysSinceRegistration: figure,
    daysSinceLastPayment: figure,
    daysSinceLastUse: figure,
    earnedOnCaptcha: figure,
    spentOnCaptcha: figure,
  }),
  currency: word,
  email: word,
  emailConfirmed: flagOr(true),
  name: word,
  avatarUrl: word,
  timezone: wordOr('UTC'),
  theme: wordOr('system'),
  security: part({
    twoFactor: flagOr(false),
    hasPassword: flagOr(true),
    oauth: v.fallback(v.optional(shortList(v.string()), []), []),
  }),
  restrictions: v.fallback(v.optional(shortList(Restriction), []), []),
  unread: v.fallback(v.optional(Finite, 0), 0),
  /** A pending change of e-mail address, until the links are opened. */
  pendingEmail: v.fallback(
    v.nullish(
      v.looseObject({
        email: v.string(),
        /** The addresses that have not confirmed yet: `old`, `new`. */
        waitsFor: v.optional(shortList(v.string()), ['old', 'new']),
        expiresAt: v.optional(v.nullable(v.string()), null),
      }),
      null,
    ),
    null,
  ),
  /**
   * The team whose account the person uses, with their role in it (routes/team.ts); `owner` for
   * their own account, whose id is the person's. Proposed: a backend without teams sends nothing.
   */
  team: v.fallback(v.optional(UserTeam), undefined),
  /** All teams that the person may act in; a backend with one team for each sends nothing. */
  teams: v.fallback(v.optional(shortList(v.looseObject({ ...UserTeam.entries, id: Id })), []), []),
  createdAt: word,
})
export type User = v.InferOutput<typeof User>
export type PersonId = User['id']

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
  /** Signed out: 401 with any body, or 200 with null (ARCHITECTURE.md section 4). */
  user: {
    method: 'GET',
    path: '/api/v2/user',
    arg: NoArg,
    res: v.nullable(User),
    empty: 'Null says that nobody is signed in.',
    provides: ['User'],
  },
  updateUser: {
    method: 'PUT',
    path: '/api/v2/user',
    arg: UserPatch,
    res: User,
    // The backend words these answers in the account's language.
    invalidates: [
      'User',
      'PaymentMethods',
      'Payments',
      'Notifications',
      'Sessions',
      'ProxyLocations',
    ],
  },
  readSystemMessage: {
    method: 'PUT',
    path: '/api/v2/user/system_message_read',
    arg: v.strictObject({ id: Id }),
    res: Unused,
  },
  chooseUserType: {
    method: 'POST',
    path: '/api/v2/user/user_type',
    arg: v.strictObject({ userType: UserType }),
    res: User,
    invalidates: ['User', 'Dashboard'],
  },
})

/**
 * The sign-out call stands apart from the calls of signing in, because signed-in users need only
 * this one at first.
 */
export const signOutCalls = defineCalls({
  logout: { method: 'POST', path: '/api/v2/auth/logout', arg: NoArg, res: Nothing },
})
