// Over 250 lines: the calls of a renewal, and the clock that renews by itself.
import type { InferInput } from 'valibot'
import type { ProxyRenewal, proxyRenewalCalls } from '../../api/contract/proxy-renewals.ts'
import { compare, multiply, round } from '../../lib/decimal.ts'
import { failure, invalid } from '../errors.ts'
import { addressDays, ownProxy, trafficDays } from '../seed/proxy-account.ts'
import { addressStatus, heldAddresses, usersOn } from '../seed/proxy-addresses.ts'
import { leftOf, openTraffic, renewalOf, trafficUsers } from '../seed/proxy-traffic.ts'
import { proxyPrices } from '../seed/proxy.ts'
import { micros } from '../seed/security.ts'
import { availableOf, book } from './transfers.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockProxyOrder, MockProxyUser, ProxyOwn, MockProxyAddress } from '../data/proxy.ts'

const day = 24 * 60 * 60 * 1000
const key = '5b1f4c3e-7a4d-4f6b-8e2f-0a1b2c3d4e5f'
/** An automatic renewal comes a day before the end. */
const renewedBefore = day

const orderOf = (own: ProxyOwn, id: string | number): MockProxyOrder => {
  const found = own.orders.find((one) => String(one.id) === String(id))
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}

const addressesOf = (own: ProxyOwn, orderId: number, now: number): MockProxyAddress[] =>
  heldAddresses(own, now).filter((one) => one.orderId === orderId)

/** The end of the period after the current one. */
const nextEnd = ({ unit, expiresAt }: MockProxyOrder, now: number): number =>
  (expiresAt ?? now) + (unit === 'gb' ? trafficDays : addressDays) * day

/** What units of a product cost at the current price. */
function priceOf(user: MockAccount, { product }: MockProxyOrder, units: number): string {
  const priced = proxyPrices(user.currency).products?.find(({ id }) => id === product)
  const tier = priced?.tiers?.findLast(({ from }) => from <= units)
  if (!tier) throw failure('ERROR_NOT_FOUND')
  return round(multiply(tier.perUnit.amount, units), 2)
}

/** What is renewed of an order: gigabytes, or some of its addresses. */
interface Part {
  units: number
  addresses: MockProxyAddress[]
}

/** The part that a call names. */
function partOf(
  own: ProxyOwn,
  order: MockProxyOrder,
  asked: { addressIds?: (string | number)[] | undefined; units?: number | undefined },
  now: number,
): Part {
  if (order.unit === 'gb') {
    if (!openTraffic(own, now).includes(order)) throw failure('ERROR_CONFLICT')
    const { units } = asked
    if (units === undefined || units > order.units)
      throw invalid({ units: { code: units === undefined ? 'required' : 'out_of_range' } })
    return { units, addresses: [] }
  }
  const ids = new Set((asked.addressIds ?? []).map(String))
  if (ids.size === 0) throw invalid({ addressIds: { code: 'required' } })
  const addresses = addressesOf(own, order.id, now).filter(({ id }) => ids.has(id))
  if (addresses.length !== ids.size) throw failure('ERROR_CONFLICT')
  return { units: addresses.length, addresses }
}

/** The part that the next automatic renewal takes. */
function nextPart(own: ProxyOwn, order: MockProxyOrder, now: number): Part {
  const { left, units } = renewalOf(own, order)
  if (order.unit === 'gb') return { units: units ?? order.units, addresses: [] }
  const addresses = addressesOf(own, order.id, now).filter(({ id }) => !left.includes(id))
  return { units: addresses.length, addresses }
}

/** Books the renewal of a part of an order, as an order of its own. */
function renew(
  { db, user, now }: { db: Data; user: MockAccount; now: number },
  order: MockProxyOrder,
  { units, addresses }: Part,
  auto: boolean,
): MockProxyOrder {
  const own = ownProxy(db, user, now)
  const cost = micros(priceOf(user, order, units), user)
  const end = nextEnd(order, now)
  db.proxy.counter += 1
  const made: MockProxyOrder = {
    ...order,
    id: 4200 + db.proxy.counter,
    units,
    price: cost,
    status: 'active',
    promoCode: null,
    auto,
    createdAt: now,
    expiresAt: end,
  }
  own.orders.push(made)
  own.renewals.push({
    ...renewalOf(own, order),
    orderId: made.id,
    left: [],
    units: null,
    failed: false,
    updatedAt: now,
  })
  for (const address of addresses) {
    address.orderId = made.id
    address.until = end
  }
  if (order.unit === 'gb') {
    // What is left stays usable together with what was bought.
    order.renewedBy = made.id
    order.expiresAt = end
    own.boughtBytes += units * 1e9
    own.expiresAt = Math.max(own.expiresAt ?? 0, end)
    own.status = 'active'
  }
  book(db, {
    id: `p-${made.id}-${user.id}`,
    accountId: user.id,
    kind: 'proxy',
    amount: -cost,
    ref: { type: 'proxy_order', id: String(made.id) },
    at: now,
    note: null,
  })
  return made
}

/** The orders that can be renewed, the first to end first. */
const renewable = (own: ProxyOwn, now: number): MockProxyOrder[] => {
  const traffic = openTraffic(own, now)
  return own.orders
    .filter((order) => traffic.includes(order) || addressesOf(own, order.id, now).length > 0)
    .toSorted((one, other) => (one.expiresAt ?? 0) - (other.expiresAt ?? 0))
}

/** Renews what is due by the clock, or notes that the money is missing. */
export function settleRenewals(db: Data, user: MockAccount, now: number): void {
  const own = ownProxy(db, user, now)
  for (const order of renewable(own, now)) {
    const settings = renewalOf(own, order)
    if (!settings.auto || (order.expiresAt ?? 0) - now > renewedBefore) continue
    const part = nextPart(own, order, now)
    if (part.units === 0) continue
    const cost = micros(priceOf(user, order, part.units), user)
    settings.failed = cost > availableOf(db, user, now)
    if (!settings.failed) renew({ db, user, now }, order, part, true)
  }
}

const named = ({ id, label }: MockProxyUser) => ({ id, label })

function renewalView(
  db: Data,
  user: MockAccount,
  order: MockProxyOrder,
  now: number,
): InferInput<typeof ProxyRenewal> {
  const own = ownProxy(db, user, now)
  const { auto, remindDays, left, failed, updatedAt } = renewalOf(own, order)
  const { units } = nextPart(own, order, now)
  const ofTraffic = order.unit === 'gb'
  const price = units === 0 ? null : priceOf(user, order, units)
  const isPoor = price !== null && micros(price, user) > availableOf(db, user, now)
  return {
    orderId: order.id,
    product: order.product,
    unit: order.unit,
    units: order.units,
    expiresAt: new Date(order.expiresAt ?? now).toISOString(),
    auto,
    remindDays,
    addresses: addressesOf(own, order.id, now).map((address) => ({
      id: address.id,
      ip: address.ip,
      country: address.country,
      status: addressStatus(address, now),
      renews: !left.includes(address.id),
      users: usersOn(own, address).map(named),
    })),
    leftBytes: ofTraffic ? leftOf(own, order) : null,
    renewUnits: ofTraffic ? units : null,
    users: ofTraffic ? trafficUsers(own, order).map(named) : [],
    price: price === null ? null : { amount: price, currency: user.currency },
    blocked: auto && (failed || isPoor) ? 'insufficient_funds' : null,
    updatedAt: new Date(updatedAt).toISOString(),
  }
}

export const proxyRenewalHandlers: Handlers<typeof proxyRenewalCalls> = {
  proxyRenewals: {
    access: 'user',
    run: ({ db, user, now }) => {
      settleRenewals(db, user, now)
      return {
        records: renewable(ownProxy(db, user, now), now).map((order) =>
          renewalView(db, user, order, now),
        ),
      }
    },
  },
  updateProxyRenewal: {
    access: 'user',
    samples: [
      { orderId: 4105, auto: true, remindDays: 3, addressIds: ['pa1', 'pa2'] },
      { orderId: 4104, auto: true, remindDays: 14, units: 50 },
    ],
    run: ({ arg: { orderId, auto, remindDays, updatedAt, ...asked }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      const order = orderOf(own, orderId)
      const current = renewalView(db, user, order, now)
      if (updatedAt && updatedAt !== current.updatedAt)
        throw failure('ERROR_STALE_VERSION', { extra: { current } })
      const isNamed = asked.units !== undefined || asked.addressIds !== undefined
      const part = auto || isNamed ? partOf(own, order, asked, now) : { units: 0, addresses: [] }
      const settings = renewalOf(own, order)
      Object.assign(settings, {
        auto,
        remindDays,
        left: addressesOf(own, order.id, now)
          .filter((one) => !part.addresses.includes(one))
          .map(({ id }) => id),
        units: order.unit === 'gb' && part.units > 0 ? part.units : null,
        failed: false,
        updatedAt: Math.max(now, settings.updatedAt + 1),
      })
      return renewalView(db, user, order, now)
    },
  },
  proxyRenewalQuote: {
    access: 'user',
    samples: [
      { orderId: 4105, addressIds: ['pa1', 'pa2'] },
      { orderId: 4104, units: 50 },
    ],
    run: ({ arg: { orderId, ...asked }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      const order = orderOf(own, orderId)
      const { units } = partOf(own, order, asked, now)
      return {
        price: { amount: priceOf(user, order, units), currency: user.currency },
        until: new Date(nextEnd(order, now)).toISOString(),
      }
    },
  },
  renewProxyOrder: {
    access: 'user',
    status: 201,
    samples: [
      {
        orderId: 4106,
        addressIds: ['pa11'],
        idempotencyKey: key,
        price: { amount: '2.60', currency: 'USD' },
      },
    ],
    run: ({ arg: { orderId, price, addressIds, units }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      if (own.status === 'suspended') throw failure('ERROR_FORBIDDEN')
      const order = orderOf(own, orderId)
      const part = partOf(own, order, { addressIds, units }, now)
      const amount = priceOf(user, order, part.units)
      const asked = { amount, currency: user.currency }
      if (price.currency !== user.currency || compare(price.amount, amount) !== 0)
        throw failure('ERROR_CONFLICT', { extra: { price: asked } })
      if (micros(amount, user) > availableOf(db, user, now))
        throw failure('ERROR_INSUFFICIENT_FUNDS', { extra: { needed: asked } })
      const made = renew({ db, user, now }, order, part, false)
      return {
        orderId: made.id,
        units: part.units,
        price: asked,
        until: new Date(made.expiresAt ?? now).toISOString(),
      }
    },
  },
}
