import type { enterpriseCalls } from '../../api/contract/enterprise.ts'
import type { Language } from '../../site/languages.ts'
import { roleOpens } from '../../routes/team.ts'
import { failure, invalid } from '../errors.ts'
import { languageOf } from '../lib/language.ts'
import { isCurrency, money } from '../lib/money.ts'
import type { MockCurrency } from '../lib/money.ts'
import { iso, graphSpans } from '../seed/statistics.ts'
import { teamAccount } from '../seed/team.ts'
import { conditionsHtml, contacts, plans } from '../seed/support/enterprise.ts'
import { saidOf } from './tickets.ts'
import { availableOf, book } from './transfers.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

function currencyOf(asked: string | undefined, user: MockAccount | null): MockCurrency {
  const currency = asked ?? user?.currency ?? 'USD'
  if (!isCurrency(currency)) throw invalid({ currency: { code: 'not_allowed' } })
  return currency
}

const soon = 7 * graphSpans.day
const mine = (db: Data, user: MockAccount | null) =>
  db.support.plans.findLast(({ accountId }) => accountId === user?.id)

function conditions(
  db: Data,
  user: MockAccount | null,
  {
    language,
    currency,
    isOpen,
    now,
  }: { language: Language; currency: MockCurrency; isOpen: boolean; now: number },
) {
  const plan = isOpen ? mine(db, user) : undefined
  const left = (plan?.until ?? 0) - now
  const state =
    plan === undefined
      ? 'none'
      : left <= 0
        ? 'expired'
        : left <= soon && !plan.autoRenew
          ? 'expiring'
          : 'active'
  const worker = user?.userType === 'worker'
  return {
    html: conditionsHtml[language],
    active: plan
      ? { planId: plan.planId, until: iso(plan.until), autoRenew: plan.autoRenew }
      : null,
    state,
    eligibility: {
      ok: user !== null && !worker && isOpen,
      reasonCode: user === null ? 'sign_in' : worker ? 'worker' : isOpen ? null : 'role',
    },
    available: user && !worker && isOpen ? money(availableOf(db, user, now), currency) : null,
  }
}

/** The paid periods, oldest first: the same plan continues from its end, another begins at once. */
function periodsOf(db: Data, user: MockAccount, language: Language) {
  let last: { planId: string; until: number } | null = null
  return db.transfers.bookings
    .filter(({ accountId, ref }) => accountId === user.id && ref?.type === 'plan')
    .flatMap(({ id, at, amount, ref }) => {
      const plan = plans.find((one) => one.id === ref?.id)
      if (!plan) return []
      const from = last?.planId === plan.id && last.until > at ? last.until : at
      const until = from + plan.periodDays * graphSpans.day
      last = { planId: plan.id, until }
      return [
        {
          id,
          title: plan.title[language],
          from: iso(from),
          until: iso(until),
          amount: money(-amount, user.currency),
          invoiceUrl: `https://files.glyphwork.example/plans/${id}/invoice.pdf`,
        },
      ]
    })
}

const replyDays = 90
/** How fast the tickets since a time were answered, at most of the last days. */
function repliesOf(
  db: Data,
  user: MockAccount,
  { now, since, within }: { now: number; since: number; within: number },
) {
  const waits = db.support.tickets
    .filter(
      ({ accountId, createdAt }) =>
        accountId === user.id && createdAt > Math.max(since, now - replyDays * graphSpans.day),
    )
    .flatMap((ticket) => {
      const first = saidOf(ticket, now).find(({ author }) => author === 'agent')
      return first ? [Math.max(1, Math.round((first.at - ticket.createdAt) / 60_000))] : []
    })
    .toSorted((a, b) => a - b)
  return {
    days: replyDays,
    answered: waits.length,
    onTime: waits.filter((minutes) => minutes <= within).length,
    medianMinutes: waits[Math.floor(waits.length / 2)] ?? null,
  }
}

export const enterpriseHandlers: Handlers<typeof enterpriseCalls> = {
  enterprisePricing: {
    access: 'public',
    samples: [{}, { currency: 'CNY' }],
    run: ({ arg: { currency }, request, user }) => {
      const language = languageOf(request.headers)
      return {
        plans: plans.map(({ id, title, price, periodDays, features, best, ...sla }) => ({
          id,
          title: title[language],
          price: money(price, currencyOf(currency, user)),
          periodDays,
          features: features.map((feature) => feature[language]),
          sla: { firstReplyMinutes: sla.firstReplyMinutes, channels: [...sla.channels] },
          best,
        })),
      }
    },
  },
  enterpriseConditions: {
    access: 'public',
    samples: [{}, { currency: 'RUB' }],
    run: ({ arg: { currency }, request, db, user, member, now }) =>
      conditions(db, user && teamAccount(db, member, user), {
        language: languageOf(request.headers),
        currency: currencyOf(currency, user),
        isOpen: roleOpens(member?.role, 'money'),
        now,
      }),
  },
  enterpriseService: {
    access: 'user',
    samples: [{}],
    run: ({ request, db, user, now }) => {
      const language = languageOf(request.headers)
      const own = mine(db, user)
      const plan = plans.find(({ id }) => id === own?.planId)
      const isRunning = own !== undefined && own.until > now
      const periods = periodsOf(db, user, language)
      const since = Date.parse(periods[0]?.from ?? '') || now
      return {
        contacts:
          plan && isRunning
            ? plan.channels.map((channel) => ({ channel, ...contacts(channel, language) }))
            : [],
        manager: plan?.manager && isRunning ? plan.manager : null,
        replies: plan ? repliesOf(db, user, { now, since, within: plan.firstReplyMinutes }) : null,
        periods: periods.toReversed(),
      }
    },
  },
  buyEnterprise: {
    access: 'user',
    samples: [
      {
        idempotencyKey: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f',
        planId: 'standard',
        autoRenew: true,
        agreeTerms: true,
      },
    ],
    run: ({ arg: { planId, autoRenew }, db, user, now }) => {
      const plan = plans.find(({ id }) => id === planId)
      if (!plan) throw invalid({ planId: { code: 'not_allowed' } })
      if (user.userType === 'worker') throw failure('ERROR_FORBIDDEN')
      const balance = (): { amount: string; currency: MockCurrency } =>
        money(availableOf(db, user, now), user.currency)
      if (plan.price > availableOf(db, user, now))
        return { status: 'insufficient_funds', until: null, balance: balance() }
      const before = mine(db, user)
      // The same plan continues from its end; another plan begins now.
      const from = before?.planId === planId && before.until > now ? before.until : now
      const until = from + plan.periodDays * graphSpans.day
      db.support.plans = [
        ...db.support.plans.filter(({ accountId }) => accountId !== user.id),
        { accountId: user.id, planId, until, autoRenew },
      ]
      db.counter += 1
      book(db, {
        id: `s-${db.counter}x`,
        accountId: user.id,
        kind: 'support',
        amount: -plan.price,
        ref: { type: 'plan', id: planId },
        at: now,
        note: plan.title.en,
      })
      return { status: 'active', until: iso(until), balance: balance() }
    },
  },
  renewEnterprise: {
    access: 'user',
    samples: [],
    run: ({ arg: { autoRenew }, db, user, now }) => {
      const plan = mine(db, user)
      if (!plan || plan.until <= now) throw failure('ERROR_CONFLICT')
      plan.autoRenew = autoRenew
      return { autoRenew, until: iso(plan.until) }
    },
  },
}
