import type { publicCalls } from '../../api/contract/public.ts'
import type { Account } from '../db.ts'
import { invalid } from '../errors.ts'
import { isCurrency } from '../lib/money.ts'
import type { Currency } from '../lib/money.ts'
import { graph } from '../seed/graphs.ts'
import { prices, statistics } from '../seed/prices.ts'
import { proxyPrices } from '../seed/proxy.ts'
import type { Handlers } from './types.ts'

const eventsKept = 200

/** The currency asked for, else the caller's own, else dollars. */
function currencyOf(asked: string | undefined, user: Account | null): Currency {
  const currency = asked ?? user?.currency ?? 'USD'
  if (!isCurrency(currency)) throw invalid({ currency: { code: 'not_allowed' } })
  return currency
}

export const publicHandlers: Handlers<typeof publicCalls> = {
  customerPrices: { access: 'public', run: ({ arg, db, now, user }) => prices(db.seed, now, currencyOf(arg.currency, user)) },
  proxyPrices: { access: 'public', run: ({ arg, user }) => proxyPrices(currencyOf(arg.currency, user)) },
  publicStatistics: { access: 'public', run: ({ arg, db, now, user }) => statistics(db.seed, now, currencyOf(arg.currency, user)) },
  statisticsGraph: { access: 'public', run: ({ arg, db, now }) => graph(db.seed, arg.name, arg.range ?? 'day', now) },
  trackEvent: {
    access: 'public',
    run: ({ arg, db, now }) => {
      db.events = [...db.events, { at: now, type: arg.type, data: arg.data }].slice(-eventsKept)
    },
  },
}
