import { orderStatus } from './proxy-account.ts'
import type { MockProxyOrder, MockProxyRenewal, MockProxyUser, ProxyOwn } from '../data/proxy.ts'

const day = 24 * 60 * 60 * 1000

/** How an order goes on. The answer is made for an order that was never set. */
export function renewalOf(own: ProxyOwn, order: MockProxyOrder): MockProxyRenewal {
  const known = own.renewals.find(({ orderId }) => orderId === order.id)
  if (known) return known
  const made: MockProxyRenewal = {
    orderId: order.id,
    auto: false,
    remindDays: 7,
    left: [],
    units: null,
    failed: false,
    updatedAt: order.createdAt,
  }
  own.renewals.push(made)
  return made
}

/** The orders of traffic that have not ended and were not renewed. */
export const openTraffic = ({ orders }: ProxyOwn, now: number): MockProxyOrder[] =>
  orders.filter(
    (order) =>
      order.unit === 'gb' && orderStatus(order, now) === 'active' && order.renewedBy === null,
  )

/** The unused bytes of an order and of those that it continues. The oldest order is used first. */
export function leftOf(own: ProxyOwn, order: MockProxyOrder): number {
  const bought = own.orders.filter(({ unit, status }) => unit === 'gb' && status === 'active')
  const before = bought
    .filter(({ id }) => id < order.id)
    .reduce((sum, { units }) => sum + units * 1e9, 0)
  const whole = order.units * 1e9
  const left = Math.min(whole, Math.max(0, before + whole - own.usedBytes))
  return own.orders
    .filter(({ renewedBy }) => renewedBy === order.id)
    .reduce((sum, earlier) => sum + leftOf(own, earlier), left)
}

/** The users who spend the traffic of a product. */
export const trafficUsers = (
  { users }: ProxyOwn,
  { product }: Pick<MockProxyOrder, 'product'>,
): MockProxyUser[] =>
  users.filter(
    (user) =>
      user.product === product && (user.status === 'active' || user.status === 'limit_reached'),
  )

/** What the person should know now: traffic that ends soon and stays unrenewed. */
export function trafficNotices(own: ProxyOwn, now: number) {
  const ending = openTraffic(own, now).filter((order) => {
    const { auto, failed, remindDays } = renewalOf(own, order)
    const ends = (order.expiresAt ?? Number.MAX_SAFE_INTEGER) - now
    return (!auto || failed) && ends <= (remindDays ?? 0) * day && leftOf(own, order) > 0
  })
  if (ending.length === 0) return []
  return [
    {
      code: 'traffic_end',
      count: ending.reduce((sum, order) => sum + leftOf(own, order), 0) / 1e9,
      at: new Date(Math.min(...ending.map(({ expiresAt }) => expiresAt ?? now))).toISOString(),
      users: [
        ...new Set(ending.flatMap((order) => trafficUsers(own, order).map(({ label }) => label))),
      ],
    },
  ]
}
