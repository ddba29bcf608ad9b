import type { InferInput } from 'valibot'
import type { User, userCalls } from '../../api/contract/user.ts'
import { isLanguage } from '../../site/languages.ts'
import { failure, invalid } from '../errors.ts'
import type { FieldFaults } from '../errors.ts'
import { announce } from '../lib/announce.ts'
import { emailChangeOf } from '../lib/email-change.ts'
import { isTimezone } from '../lib/timezone.ts'
import { isCurrency, money } from '../lib/money.ts'
import { unreadOf } from '../seed/notifications.ts'
import { settlePayments } from '../seed/payments.ts'
import { movePayouts } from '../seed/payouts.ts'
import { holdOf, payableOf, spendableOf, transferHold, workerHoldOf } from '../seed/balance.ts'
import { labellingHold } from '../seed/labelling.ts'
import { roleOpens } from '../../routes/team.ts'
import { teamAccount, teamsOfUser } from '../seed/team.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockMember } from '../data/team.ts'

/** An account as the contract's User. */
export function userOf(
  db: Data,
  account: MockAccount,
  now: number,
  member: MockMember | null,
): InferInput<typeof User> {
  const { currency } = account
  return {
    id: account.id,
    email: account.email,
    emailConfirmed: account.emailConfirmed,
    name: account.name,
    avatarUrl: account.avatarUrl,
    profile: {
      userType: account.userType,
      systemMessage: account.systemMessages[0] ?? null,
      country: account.country,
      company: account.company,
    },
    balance: {
      amount: Number(money(spendableOf(db, account, now), currency).amount),
      currency,
      ...holdOf(
        {
          transfer: transferHold(db, account, now),
          labelling: labellingHold(db.labelling, account),
        },
        currency,
      ),
      bonus: money(0, currency),
    },
    interfaceLanguage: account.interfaceLanguage,
    currency,
    timezone: account.timezone,
    theme: account.theme,
    permissions: Object.fromEntries(
      Object.entries(account.permissions).map(([name, held]) => [name, held === true]),
    ),
    analyticsData: account.analytics,
    security: {
      twoFactor: account.twoFactor,
      hasPassword: account.hasPassword,
      oauth: account.oauth,
    },
    restrictions: account.restrictions,
    unread: unreadOf(account),
    ...teamsOfUser(db, account, member),
    createdAt: account.createdAt,
  }
}

/** The balance that a member of a team sees: the team's, if their role opens money. */
function teamBalance(db: Data, account: MockAccount, now: number, member: MockMember | null) {
  if (!member) return {}
  const { balance, currency } = userOf(db, teamAccount(db, member, account), now, null)
  return { balance: roleOpens(member.role, 'money') ? balance : { amount: null, currency } }
}

export const userHandlers: Handlers<typeof userCalls> = {
  user: {
    access: 'public',
    run: ({ db, user, member, now }) => {
      if (!user) return null
      settlePayments(db, user, now)
      movePayouts(db, user, now)
      announce(db, user, now)
      const { link: _, ...change } = emailChangeOf(db, user, now) ?? { link: null }
      return {
        ...userOf(db, user, now, member),
        ...teamBalance(db, user, now, member),
        ...(user.userType === 'worker' && {
          workerBalance: {
            available: money(payableOf(db, user, now), user.currency, 6),
            ...holdOf({ payout: workerHoldOf(db, user) }, user.currency),
          },
        }),
        pendingEmail: 'email' in change ? change : null,
      }
    },
  },
  updateUser: {
    access: 'user',
    samples: [{ interfaceLanguage: 'ru', currency: 'EUR', theme: 'dark', name: 'Ann' }, {}],
    run: ({ arg, db, user, member, now }) => {
      const { currency, interfaceLanguage, timezone, profile, ...rest } = arg
      const fields: FieldFaults = {}
      if (interfaceLanguage !== undefined && !isLanguage(interfaceLanguage))
        fields['interfaceLanguage'] = { code: 'not_allowed' }
      if (timezone !== undefined && !isTimezone(timezone))
        fields['timezone'] = { code: 'not_allowed' }
      if (currency !== undefined && !isCurrency(currency))
        throw invalid({ ...fields, currency: { code: 'not_allowed' } })
      if (Object.keys(fields).length > 0) throw invalid(fields)
      Object.assign(
        user,
        rest,
        profile,
        currency && { currency },
        interfaceLanguage && { interfaceLanguage },
        timezone && { timezone },
      )
      return userOf(db, user, now, member)
    },
  },
  readSystemMessage: {
    access: 'user',
    samples: [{ id: 4071 }],
    run: ({ arg, user }) => {
      if (user.systemMessages[0]?.id !== arg.id) throw failure('ERROR_NOT_FOUND')
      user.systemMessages.shift()
    },
  },
  chooseUserType: {
    access: 'user',
    samples: [{ userType: 'worker' }],
    run: ({ arg, db, user, member, now }) => {
      if (user.userType) throw failure('ERROR_CONFLICT')
      user.userType = arg.userType
      return userOf(db, user, now, member)
    },
  },
}
