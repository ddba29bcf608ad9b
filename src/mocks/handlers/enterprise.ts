import type { enterpriseCalls } from '../../api/contract/enterprise.ts'
import type { Language } from '../../site/languages.ts'
import type { MockAccount, Data } from '../db.ts'
import { failure, invalid } from '../errors.ts'
import { languageOf } from '../lib/language.ts'
import { isCurrency, money } from '../lib/money.ts'
import type { MockCurrency } from '../lib/money.ts'
import { iso, graphSpans } from '../seed/statistics.ts'
import { conditionsHtml, plans } from '../seed/support/enterprise.ts'
import { availableOf, book } from './transfers.ts'
import type { Handlers } from './types.ts'

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
  { language, currency, now }: { language: Language; currency: MockCurrency; now: number },
) {
  const plan = mine(db, user)
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
      ok: user !== null && !worker,
      reasonCode: user === null ? 'sign_in' : worker ? 'worker' : null,
    },
    available: user && !worker ? money(availableOf(db, user, now), currency) : null,
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
    run: ({ arg: { currency }, request, db, user, now }) =>
      conditions(db, user, {
        language: languageOf(request.headers),
        currency: currencyOf(currency, user),
        now,
      }),
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
