// Over 250 lines: fixed addresses and their renewal, which share their order and its price.
import type { InferInput } from 'valibot'
import type { proxyAddressCalls } from '../../api/contract/proxy-addresses.ts'
import type { ProxyRenewal, proxyRenewalCalls } from '../../api/contract/proxy-renewals.ts'
import { compare, multiply, round } from '../../lib/decimal.ts'
import type { MockAccount, Data } from '../db.ts'
import { failure, invalid } from '../errors.ts'
import { addressLine } from '../lib/proxy-lines.ts'
import { addressDays, ownProxy } from '../seed/proxy-account.ts'
import type { MockProxyOrder, MockProxyRenewal, ProxyOwn } from '../seed/proxy-account.ts'
import {
  addressStatus,
  addressView,
  candidatesOf,
  checksOf,
  heldAddresses,
  replacementsOf,
  usersOn,
} from '../seed/proxy-addresses.ts'
import type { MockProxyAddress } from '../seed/proxy-addresses.ts'
import { proxyPrices } from '../seed/proxy.ts'
import { micros, pageOf } from '../seed/security.ts'
import { availableOf, book } from './transfers.ts'
import type { Handlers } from './types.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const key = '5b1f4c3e-7a4d-4f6b-8e2f-0a1b2c3d4e5f'
/** An automatic renewal comes a day before the end. */
const renewedBefore = day

const find = (own: ProxyOwn, id: string | number): MockProxyAddress => {
  const found = own.addresses.find((one) => one.id === String(id))
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}

const orderOf = (own: ProxyOwn, id: string | number): MockProxyOrder => {
  const found = own.orders.find((one) => String(one.id) === String(id))
  if (!found || found.unit !== 'ip_month') throw failure('ERROR_NOT_FOUND')
  return found
}

const addressesOf = (own: ProxyOwn, orderId: number, now: number): MockProxyAddress[] =>
  heldAddresses(own, now).filter((one) => one.orderId === orderId)

/** A month of some addresses at the current price. */
function monthPrice(user: MockAccount, { product }: MockProxyOrder, units: number): string {
  const priced = proxyPrices(user.currency).products?.find(({ id }) => id === product)
  const tier = priced?.tiers?.findLast(({ from }) => from <= units)
  if (!tier) throw failure('ERROR_NOT_FOUND')
  return round(multiply(tier.perUnit.amount, units), 2)
}

const fresh = (orderId: number, now: number): MockProxyRenewal => ({
  orderId,
  auto: false,
  remindDays: 7,
  left: [],
  failed: false,
  updatedAt: now,
})

function renewalOf(own: ProxyOwn, order: MockProxyOrder): MockProxyRenewal {
  const known = own.renewals.find(({ orderId }) => orderId === order.id)
  if (known) return known
  const made = fresh(order.id, order.createdAt)
  own.renewals.push(made)
  return made
}

interface Bought {
  order: MockProxyOrder
  cost: number
}
/** Books the renewal of some addresses of an order, as an order of its own. */
function renew(
  { db, user, now }: { db: Data; user: MockAccount; now: number },
  order: MockProxyOrder,
  addresses: readonly MockProxyAddress[],
  auto: boolean,
): Bought {
  const own = ownProxy(db, user, now)
  const cost = micros(monthPrice(user, order, addresses.length), user)
  db.proxy.counter += 1
  const made: MockProxyOrder = {
    ...order,
    id: 4200 + db.proxy.counter,
    units: addresses.length,
    price: cost,
    status: 'active',
    promoCode: null,
    auto,
    createdAt: now,
    expiresAt: (order.expiresAt ?? now) + addressDays * day,
  }
  own.orders.push(made)
  const settings = renewalOf(own, order)
  own.renewals.push({ ...settings, orderId: made.id, left: [], failed: false, updatedAt: now })
  for (const address of addresses) {
    address.orderId = made.id
    address.until = made.expiresAt ?? address.until
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
  return { order: made, cost }
}

/** Renews what is due by the clock, or notes that the money is missing. */
export function settleRenewals(db: Data, user: MockAccount, now: number): void {
  const own = ownProxy(db, user, now)
  // A renewal adds settings of its own, which are not due.
  const automatic = own.renewals.filter(({ auto }) => auto)
  for (const settings of automatic) {
    const order = own.orders.find(({ id }) => id === settings.orderId)
    if (!order || (order.expiresAt ?? 0) - now > renewedBefore) continue
    const chosen = addressesOf(own, order.id, now).filter(({ id }) => !settings.left.includes(id))
    if (chosen.length === 0) continue
    const cost = micros(monthPrice(user, order, chosen.length), user)
    settings.failed = cost > availableOf(db, user, now)
    if (!settings.failed) renew({ db, user, now }, order, chosen, true)
  }
}

function renewalView(
  db: Data,
  user: MockAccount,
  order: MockProxyOrder,
  now: number,
): InferInput<typeof ProxyRenewal> {
  const own = ownProxy(db, user, now)
  const { auto, remindDays, left, failed, updatedAt } = renewalOf(own, order)
  const addresses = addressesOf(own, order.id, now)
  const chosen = addresses.filter(({ id }) => !left.includes(id))
  const price = chosen.length === 0 ? null : monthPrice(user, order, chosen.length)
  const isPoor = price !== null && micros(price, user) > availableOf(db, user, now)
  return {
    orderId: order.id,
    product: order.product,
    expiresAt: new Date(order.expiresAt ?? now).toISOString(),
    auto,
    remindDays,
    addresses: addresses.map((address) => ({
      id: address.id,
      ip: address.ip,
      country: address.country,
      status: addressStatus(address, now),
      renews: !left.includes(address.id),
      users: usersOn(own, address).map(({ id, label }) => ({ id, label })),
    })),
    price: price === null ? null : { amount: price, currency: user.currency },
    blocked: auto && (failed || isPoor) ? 'insufficient_funds' : null,
    updatedAt: new Date(updatedAt).toISOString(),
  }
}

/** The named addresses of an order. */
function chosenOf(
  own: ProxyOwn,
  order: MockProxyOrder,
  ids: readonly (string | number)[],
  now: number,
): MockProxyAddress[] {
  const chosen = addressesOf(own, order.id, now).filter(({ id }) => ids.map(String).includes(id))
  if (chosen.length !== new Set(ids.map(String)).size) throw failure('ERROR_CONFLICT')
  return chosen
}

export const proxyAddressHandlers: Handlers<typeof proxyAddressCalls & typeof proxyRenewalCalls> = {
  proxyAddresses: {
    access: 'user',
    samples: [{}, { product: 'isp', family: 'ipv4', status: 'dead', sort: 'ip', text: '203' }],
    run: ({ arg: { product, family, status, sort = 'until', text, ...paged }, db, user, now }) => {
      settleRenewals(db, user, now)
      const own = ownProxy(db, user, now)
      const words = text?.toLowerCase() ?? ''
      const mine = own.addresses
        .map((one) => addressView(own, one, now))
        .filter((one) => product === undefined || one.product === product)
        .filter((one) => family === undefined || one.family === family)
        .filter((one) => (status === undefined ? one.status !== 'ended' : one.status === status))
        .filter(({ ip, network, users }) =>
          [ip, network ?? '', ...(users ?? []).map(({ label }) => label ?? '')].some((part) =>
            part.toLowerCase().includes(words),
          ),
        )
      type One = (typeof mine)[number]
      const orders: Record<typeof sort, (one: One, other: One) => number> = {
        until: (one, other) => (one.until ?? '').localeCompare(other.until ?? ''),
        ip: (one, other) => one.ip.localeCompare(other.ip, 'en', { numeric: true }),
        '-weekBytes': (one, other) => (other.weekBytes ?? 0) - (one.weekBytes ?? 0),
        '-since': (one, other) => (other.since ?? '').localeCompare(one.since ?? ''),
      }
      return {
        ...pageOf(mine.toSorted(orders[sort]), paged),
        replacements: own.addresses.length === 0 ? null : replacementsOf(own, now),
      }
    },
  },
  addressChecks: {
    access: 'user',
    samples: [{ id: 'pa1' }],
    run: ({ arg: { id }, db, user, now }) => ({
      records: checksOf(find(ownProxy(db, user, now), id), now),
    }),
  },
  checkAddress: {
    access: 'user',
    samples: [{ id: 'pa1' }],
    run: ({ arg: { id }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      const address = find(own, id)
      if (addressStatus(address, now) === 'ended') throw failure('ERROR_CONFLICT')
      address.checkedAt = now
      return addressView(own, address, now)
    },
  },
  addressLines: {
    access: 'user',
    samples: [{ ids: ['pa1', 'pa2'], userId: 'pu4', protocol: 'http', format: 'url' }],
    run: ({ arg: { ids, userId, protocol, format }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      const addresses = ids.map((id) => find(own, id))
      const who = own.users.find(({ id }) => id === String(userId))
      if (userId !== undefined && !who) throw failure('ERROR_NOT_FOUND')
      if (who && who.status !== 'active') throw failure('ERROR_CONFLICT')
      if (who && addresses.some((one) => !usersOn(own, one).includes(who)))
        throw invalid({ userId: { code: 'not_allowed' } })
      if (!who && own.ips.length === 0) throw failure('ERROR_IP_NOT_WHITELISTED')
      return {
        lines: addresses.map((address) =>
          addressLine({ protocol, format, user: who ?? null }, address),
        ),
      }
    },
  },
  previewReplacement: {
    access: 'user',
    samples: [{ ids: ['pa3', 'pa12'] }],
    run: ({ arg: { ids }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      const { left, renewsAt } = replacementsOf(own, now)
      return {
        records: ids.map((id) => {
          const address = find(own, id)
          return {
            id: address.id,
            ip: address.ip,
            candidates: candidatesOf(own, address),
            users: usersOn(own, address).map((one) => ({ id: one.id, label: one.label })),
          }
        }),
        left,
        renewsAt,
      }
    },
  },
  replaceAddresses: {
    access: 'user',
    status: 201,
    samples: [
      { idempotencyKey: key, records: [{ id: 'pa3', ip: '198.51.100.117' }], overlapHours: 24 },
    ],
    run: ({ arg: { records, overlapHours }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      if (own.status === 'suspended') throw failure('ERROR_FORBIDDEN')
      const { left, renewsAt } = replacementsOf(own, now)
      if (records.length > left)
        throw failure('ERROR_LIMIT_EXCEEDED', { extra: { left, renewsAt } })
      const pairs = records.map(({ id, ip }) => {
        const old = find(own, id)
        const next = candidatesOf(own, old).find((one) => one.ip === ip)
        if (!heldAddresses(own, now).includes(old) || !next) throw failure('ERROR_CONFLICT')
        return { old, next }
      })
      if (new Set(records.map(({ ip }) => ip)).size !== records.length)
        throw failure('ERROR_CONFLICT')
      const until = now + overlapHours * hour
      for (const { old, next } of pairs) {
        own.addresses.push({
          ...old,
          id: `pa${own.addresses.length + 1}`,
          ip: next.ip,
          network: next.network ?? old.network,
          since: now,
          deadAt: null,
          checkedAt: now,
        })
        old.replacedBy = next.ip
        old.until = Math.min(old.until, until)
        own.replaced.push(now)
      }
      return {
        records: pairs.map(({ old, next }) => ({ oldIp: old.ip, newIp: next.ip })),
        until: overlapHours === 0 ? null : new Date(until).toISOString(),
      }
    },
  },

  proxyRenewals: {
    access: 'user',
    run: ({ db, user, now }) => {
      settleRenewals(db, user, now)
      const own = ownProxy(db, user, now)
      return {
        records: own.orders
          .filter(({ id }) => addressesOf(own, id, now).length > 0)
          .toSorted((one, other) => (one.expiresAt ?? 0) - (other.expiresAt ?? 0))
          .map((order) => renewalView(db, user, order, now)),
      }
    },
  },
  updateProxyRenewal: {
    access: 'user',
    samples: [{ orderId: 4105, auto: true, remindDays: 3, addressIds: ['pa1', 'pa2'] }],
    run: ({ arg: { orderId, auto, remindDays, addressIds, updatedAt }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      const order = orderOf(own, orderId)
      const current = renewalView(db, user, order, now)
      if (updatedAt && updatedAt !== current.updatedAt)
        throw failure('ERROR_STALE_VERSION', { extra: { current } })
      if (auto && addressIds.length === 0) throw invalid({ addressIds: { code: 'required' } })
      const chosen = chosenOf(own, order, addressIds, now).map(({ id }) => id)
      const settings = renewalOf(own, order)
      Object.assign(settings, {
        auto,
        remindDays,
        left: addressesOf(own, order.id, now)
          .map(({ id }) => id)
          .filter((id) => !chosen.includes(id)),
        failed: false,
        updatedAt: Math.max(now, settings.updatedAt + 1),
      })
      return renewalView(db, user, order, now)
    },
  },
  proxyRenewalQuote: {
    access: 'user',
    samples: [{ orderId: 4105, addressIds: ['pa1', 'pa2'] }],
    run: ({ arg: { orderId, addressIds }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      const order = orderOf(own, orderId)
      const { length } = chosenOf(own, order, addressIds, now)
      return {
        price: { amount: monthPrice(user, order, length), currency: user.currency },
        until: new Date((order.expiresAt ?? now) + addressDays * day).toISOString(),
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
    run: ({ arg: { orderId, addressIds, price }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      if (own.status === 'suspended') throw failure('ERROR_FORBIDDEN')
      const order = orderOf(own, orderId)
      const chosen = chosenOf(own, order, addressIds, now)
      const amount = monthPrice(user, order, chosen.length)
      const asked = { amount, currency: user.currency }
      if (price.currency !== user.currency || compare(price.amount, amount) !== 0)
        throw failure('ERROR_CONFLICT', { extra: { price: asked } })
      if (micros(amount, user) > availableOf(db, user, now))
        throw failure('ERROR_INSUFFICIENT_FUNDS', { extra: { needed: asked } })
      const made = renew({ db, user, now }, order, chosen, false)
      return {
        orderId: made.order.id,
        units: chosen.length,
        price: asked,
        until: new Date(made.order.expiresAt ?? now).toISOString(),
      }
    },
  },
}
