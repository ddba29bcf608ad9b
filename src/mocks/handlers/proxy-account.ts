import type { proxyAccountCalls } from '../../api/contract/proxy-account.ts'
import { proxyProducts } from '../../api/contract/proxy-account.ts'
import { compare, multiply, round } from '../../lib/decimal.ts'
import { known } from '../../lib/known.ts'
import { failure, invalid } from '../errors.ts'
import { money } from '../lib/money.ts'
import { micros, pageOf } from '../seed/security.ts'
import {
  addressDays,
  orderStatus,
  ownProxy,
  productsOf,
  proxyAccountView,
  proxyPromos,
  trafficDays,
} from '../seed/proxy-account.ts'
import { addAddresses, addressNotices } from '../seed/proxy-addresses.ts'
import { trafficNotices } from '../seed/proxy-traffic.ts'
import { proxyPrices } from '../seed/proxy.ts'
import { settleRenewals } from './proxy-renewals.ts'
import { availableOf, book } from './transfers.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockProxyOrder } from '../data/proxy.ts'

const day = 24 * 60 * 60 * 1000
const key = '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f'

const orderView = (
  { renewedBy: _, ...order }: MockProxyOrder,
  { currency }: MockAccount,
  now: number,
) => ({
  ...order,
  price: money(order.price, currency),
  status: orderStatus(order, now),
  createdAt: new Date(order.createdAt).toISOString(),
  expiresAt: order.expiresAt === null ? null : new Date(order.expiresAt).toISOString(),
})

/** A code that this account may use for an order, or the reason why it may not. */
function promoOf(db: Data, user: MockAccount, code: string | undefined, now: number) {
  if (code === undefined) return null
  const plain = code.trim().toUpperCase()
  const promo = known(proxyPromos, plain)
  const used = ownProxy(db, user, now).orders.some(
    ({ promoCode, id }) => promoCode === plain && id > 4200,
  )
  const reason = !promo ? 'not_found' : promo.expired ? 'expired' : used ? 'used' : null
  return { valid: reason === null, percent: promo?.percent ?? null, reason, plain }
}

function quote(
  db: Data,
  user: MockAccount,
  asked: { product: string; units: number; promoCode?: string | undefined },
  now: number,
) {
  const product = proxyPrices(user.currency).products?.find(({ id }) => id === asked.product)
  const tier = product?.tiers?.findLast(({ from }) => from <= asked.units)
  const id = known(proxyProducts, asked.product)
  if (!product || !tier || !id) throw invalid({ product: { code: 'not_allowed' } })
  const list = round(multiply(tier.perUnit.amount, asked.units), 2)
  const promo = promoOf(db, user, asked.promoCode, now)
  const percent = promo?.valid ? (promo.percent ?? 0) : 0
  const price = round(multiply(multiply(list, 100 - percent), '0.01'), 2)
  return {
    id,
    unit: product.unit === 'gb' ? ('gb' as const) : ('ip_month' as const),
    list,
    price,
    promo,
  }
}

export const proxyAccountHandlers: Handlers<typeof proxyAccountCalls> = {
  proxyAccount: {
    access: 'user',
    run: ({ db, user, now }) => {
      settleRenewals(db, user, now)
      return {
        account: proxyAccountView(db, user, now),
        products: productsOf(db, user, now),
        notices: [
          ...trafficNotices(ownProxy(db, user, now), now),
          ...addressNotices(ownProxy(db, user, now), now),
        ],
        available: money(availableOf(db, user, now), user.currency),
      }
    },
  },
  proxyOrders: {
    access: 'user',
    samples: [{}, { status: 'active', page: 0, perPage: 10 }],
    run: ({ arg: { status, ...paged }, db, user, now }) => {
      settleRenewals(db, user, now)
      const mine = ownProxy(db, user, now)
        .orders.map((order) => orderView(order, user, now))
        .filter((order) => status === undefined || order.status === status)
        .toSorted((one, other) => other.id - one.id)
      return pageOf(mine, paged)
    },
  },
  proxyQuote: {
    access: 'user',
    samples: [
      { product: 'residential', units: 10, promoCode: 'proxy15' },
      { product: 'isp', units: 1 },
    ],
    run: ({ arg, db, user, now }) => {
      const { list, price, promo } = quote(db, user, arg, now)
      return {
        price: { amount: price, currency: user.currency },
        listPrice: { amount: list, currency: user.currency },
        promo: promo && { valid: promo.valid, percent: promo.percent, reason: promo.reason },
      }
    },
  },
  orderProxy: {
    access: 'user',
    status: 201,
    samples: [
      {
        idempotencyKey: key,
        product: 'residential',
        units: 5,
        price: { amount: '22.50', currency: 'USD' },
      },
    ],
    run: ({ arg, db, user, now }) => {
      const own = ownProxy(db, user, now)
      if (own.status === 'suspended') throw failure('ERROR_FORBIDDEN')
      const { id, unit, price, promo } = quote(db, user, arg, now)
      if (promo && !promo.valid)
        throw invalid({
          promoCode: { code: promo.reason === 'expired' ? 'expired' : 'not_allowed' },
        })
      const asked = { amount: price, currency: user.currency }
      if (arg.price.currency !== user.currency || compare(arg.price.amount, price) !== 0)
        throw failure('ERROR_CONFLICT', { extra: { price: asked } })
      const cost = micros(price, user)
      if (cost > availableOf(db, user, now))
        throw failure('ERROR_INSUFFICIENT_FUNDS', { extra: { needed: asked } })
      db.proxy.counter += 1
      const order: MockProxyOrder = {
        id: 4200 + db.proxy.counter,
        product: id,
        unit,
        units: arg.units,
        price: cost,
        status: 'active',
        promoCode: promo?.plain ?? null,
        auto: false,
        renewedBy: null,
        createdAt: now,
        expiresAt: now + (unit === 'gb' ? trafficDays : addressDays) * day,
      }
      own.orders.push(order)
      own.status = 'active'
      if (unit === 'gb') own.boughtBytes += arg.units * 1e9
      else
        addAddresses(own, {
          product: id,
          count: arg.units,
          orderId: order.id,
          since: now,
          until: order.expiresAt ?? now,
        })
      own.expiresAt = Math.max(own.expiresAt ?? 0, order.expiresAt ?? 0)
      book(db, {
        id: `p-${order.id}-${user.id}`,
        accountId: user.id,
        kind: 'proxy',
        amount: -cost,
        ref: { type: 'proxy_order', id: String(order.id) },
        at: now,
        note: null,
      })
      return orderView(order, user, now)
    },
  },
  proxyAlerts: { access: 'user', run: ({ db, user, now }) => alertsView(db, user, now) },
  updateProxyAlerts: {
    access: 'user',
    samples: [
      {
        percent: [80],
        email: true,
        telegram: false,
        autoBuy: { enabled: true, product: 'residential', units: 5, maxPerMonth: 3 },
      },
    ],
    run: ({ arg: { updatedAt, ...given }, db, user, now }) => {
      const current = alertsView(db, user, now)
      if (updatedAt && updatedAt !== current.updatedAt)
        throw failure('ERROR_STALE_VERSION', { extra: { current } })
      if (given.autoBuy.enabled && !known(proxyProducts, given.autoBuy.product ?? ''))
        throw invalid({ 'autoBuy.product': { code: 'required' } })
      if (given.telegram && !current.telegramLinked)
        throw invalid({ telegram: { code: 'not_allowed' } })
      const own = ownProxy(db, user, now)
      own.alerts = { ...given, updatedAt: Math.max(now, own.alerts.updatedAt + 1) }
      return alertsView(db, user, now)
    },
  },
}

function alertsView(db: Data, user: MockAccount, now: number) {
  const { updatedAt, ...alerts } = ownProxy(db, user, now).alerts
  return {
    ...alerts,
    percent: [...alerts.percent],
    autoBuy: { ...alerts.autoBuy },
    telegramLinked: db.security.telegram.some(
      ({ accountId, linkedFrom }) => accountId === user.id && linkedFrom <= now,
    ),
    updatedAt: new Date(updatedAt).toISOString(),
  }
}
