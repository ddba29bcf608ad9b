import { graphNames } from '../../api/contract/public.ts'
import type { publicCalls } from '../../api/contract/public.ts'
import { invalid } from '../errors.ts'
import { isCurrency } from '../lib/money.ts'
import type { MockCurrency } from '../lib/money.ts'
import { drawStatisticsGraph } from '../seed/graphs.ts'
import { prices, statistics } from '../seed/prices.ts'
import { proxyPrices } from '../seed/proxy.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'

const eventsKept = 200

/** The requested currency, else the caller's own, else dollars. */
function currencyOf(asked: string | undefined, user: MockAccount | null): MockCurrency {
  const currency = asked ?? user?.currency ?? 'USD'
  if (!isCurrency(currency)) throw invalid({ currency: { code: 'not_allowed' } })
  return currency
}

export const publicHandlers: Handlers<typeof publicCalls> = {
  customerPrices: {
    access: 'public',
    samples: [{}, { currency: 'CNY' }],
    run: ({ arg, db, now, user }) => prices(db.seed, now, currencyOf(arg.currency, user)),
  },
  proxyPrices: {
    access: 'public',
    samples: [{}, { currency: 'BRL', utm_campaign: 'spring' }],
    run: ({ arg, user }) => proxyPrices(currencyOf(arg.currency, user)),
  },
  publicStatistics: {
    access: 'public',
    samples: [{}, { currency: 'RUB' }],
    run: ({ arg, db, now, user }) => statistics(db.seed, now, currencyOf(arg.currency, user)),
  },
  statisticsGraph: {
    access: 'public',
    samples: graphNames.flatMap((name) => [
      { name },
      { name, range: 'week' } as const,
      { name, range: 'month' } as const,
    ]),
    run: ({ arg, db, now }) => drawStatisticsGraph(db.seed, arg.name, arg.range ?? 'day', now),
  },
  trackEvent: {
    access: 'public',
    samples: [
      { type: 'utm', data: { utm_source: 'x' } },
      { type: 'referral', data: { from: '7', source: null, unique: true } },
    ],
    run: ({ arg, db, now }) => {
      db.events = [...db.events, { at: now, type: arg.type, data: arg.data }].slice(-eventsKept)
    },
  },
}
