import type { InferInput } from 'valibot'
import type { AddressCheck, ProxyAddress, checkErrors } from '../../api/contract/proxy-addresses.ts'
import type { ProxyProduct } from '../../api/contract/proxy-account.ts'
import { noise } from '../lib/random.ts'
import { fixedPlaces } from './proxy-places.ts'
import type { MockProxyAddress, MockProxyUser, ProxyOwn } from '../data/proxy.ts'

const hour = 60 * 60 * 1000
/** How far back checks are kept, one an hour. */
const checksKept = 48

/** An address of the ranges that are reserved for documentation. */
function poolIp(product: ProxyProduct, family: MockProxyAddress['family'], index: number): string {
  if (family === 'ipv6') return `2001:db8:42::${(0x100 + index).toString(16)}`
  const range = product === 'isp' ? '203.0.113' : '198.51.100'
  return `${range}.${10 + (index % 240)}`
}

interface Batch {
  product: ProxyProduct
  count: number
  orderId: number
  since: number
  until: number
  /** The countries in turn; by default all where addresses are sold. */
  countries?: readonly string[]
  /** How many of them are IPv6, the last ones. */
  v6?: number
}

/** Gives an account the addresses of an order. */
export function addAddresses(own: Pick<ProxyOwn, 'addresses'>, batch: Batch): void {
  const { product, count, orderId, since, until, countries, v6 = 0 } = batch
  for (let index = 0; index < count; index += 1) {
    const number = own.addresses.length + 1
    const wanted = countries?.[index % countries.length]
    const place =
      fixedPlaces.find(({ country }) => country === wanted) ??
      fixedPlaces[index % fixedPlaces.length]
    if (!place) throw new Error('Addresses are sold nowhere.')
    const family = index >= count - v6 ? 'ipv6' : 'ipv4'
    own.addresses.push({
      ...place,
      id: `pa${number}`,
      ip: poolIp(product, family, number),
      family,
      product,
      orderId,
      since,
      until,
      replacedBy: null,
      deadAt: null,
      checkedAt: null,
    })
  }
}

export function addressStatus(
  { until, replacedBy, deadAt }: MockProxyAddress,
  now: number,
): 'active' | 'dead' | 'replaced' | 'ended' {
  if (until <= now) return 'ended'
  if (replacedBy !== null) return 'replaced'
  return deadAt === null ? 'active' : 'dead'
}

/** The addresses that are paid for: neither ended nor replaced. */
export const heldAddresses = (own: ProxyOwn, now: number): MockProxyAddress[] =>
  own.addresses.filter((one) => ['active', 'dead'].includes(addressStatus(one, now)))

/** The users whose programs connect through an address: active, of its product and country. */
export const usersOn = ({ users }: ProxyOwn, address: MockProxyAddress): MockProxyUser[] =>
  users.filter(
    ({ product, status, countries }) =>
      product === address.product &&
      status === 'active' &&
      (countries === null || countries.includes(address.country)),
  )

const named = ({ id, label }: MockProxyUser) => ({ id, label })

function checkAt(address: MockProxyAddress, at: number): InferInput<typeof AddressCheck> {
  const isDead = address.deadAt !== null && at >= address.deadAt
  const ok = !isDead && noise('check', address.id, at) > 0.02
  const error: (typeof checkErrors)[number] = isDead ? 'unreachable' : 'timeout'
  return {
    at: new Date(at).toISOString(),
    ok,
    latencyMs: ok ? Math.round(60 + 120 * noise('check-ms', address.id, at)) : null,
    error: ok ? null : error,
  }
}

/** The checks of the last two days, the newest first. */
export function checksOf(
  address: MockProxyAddress,
  now: number,
): InferInput<typeof AddressCheck>[] {
  const minutes = Math.floor(noise('check-minute', address.id) * 60) * 60_000
  const last = Math.floor((now - minutes) / hour) * hour + minutes
  const times = Array.from({ length: checksKept }, (_, index) => last - index * hour)
  if (address.checkedAt !== null) times.push(address.checkedAt)
  return times
    .filter((at) => at >= address.since && at <= Math.min(now, address.until))
    .toSorted((one, other) => other - one)
    .map((at) => checkAt(address, at))
}

/** A user's traffic of a week, divided between the addresses that it uses. */
function weekBytes(own: ProxyOwn, address: MockProxyAddress, now: number): number {
  const status = addressStatus(address, now)
  if (status === 'ended' || status === 'dead') return 0
  const working = own.addresses.filter((one) =>
    ['active', 'replaced'].includes(addressStatus(one, now)),
  )
  const weight = ({ id }: MockProxyAddress): number => 0.5 + noise('week', id)
  return Math.round(
    usersOn(own, address).reduce((sum, user) => {
      const shared = working.filter((one) => usersOn(own, one).includes(user))
      const whole = shared.reduce((all, one) => all + weight(one), 0)
      return sum + ((user.usedBytes * 7) / 30) * (weight(address) / whole)
    }, 0),
  )
}

export function addressView(
  own: ProxyOwn,
  address: MockProxyAddress,
  now: number,
): InferInput<typeof ProxyAddress> {
  const { deadAt: _, checkedAt: __, ...rest } = address
  const status = addressStatus(address, now)
  const renewal = own.renewals.find(({ orderId }) => orderId === address.orderId)
  return {
    ...rest,
    status,
    since: new Date(address.since).toISOString(),
    until: new Date(address.until).toISOString(),
    autoRenew:
      (status === 'active' || status === 'dead') &&
      renewal?.auto === true &&
      !renewal.left.includes(address.id),
    users: status === 'ended' ? [] : usersOn(own, address).map(named),
    lastCheck: checksOf(address, now)[0] ?? null,
    weekBytes: weekBytes(own, address, now),
  }
}

/** The first moment of a month, counted from the current one. */
const monthStart = (now: number, offset: number): number => {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset, 1)
}

/** The replacements of a month: a fifth of the addresses, and three at least. */
export function replacementsOf(own: ProxyOwn, now: number) {
  const total = Math.max(3, Math.ceil(heldAddresses(own, now).length / 5))
  const used = own.replaced.filter((at) => at >= monthStart(now, 0)).length
  return {
    total,
    left: Math.max(0, total - used),
    renewsAt: new Date(monthStart(now, 1)).toISOString(),
  }
}

/** Free addresses of the same product and country, the fastest first. France has none left. */
export function candidatesOf(own: ProxyOwn, address: MockProxyAddress) {
  const { id, product, family, country } = address
  if (country === 'FR') return []
  const networks = fixedPlaces.filter((place) => place.country === country)
  return Array.from({ length: 3 }, (_, index) => {
    const ip = poolIp(product, family, 100 + Math.floor(noise('free', id, index) * 130))
    return {
      ip,
      country,
      network: networks[index % networks.length]?.network ?? null,
      latencyMs: Math.round(60 + 90 * noise('free-ms', id, index)),
    }
  })
    .filter(
      ({ ip }, index, all) =>
        all.findIndex((one) => one.ip === ip) === index &&
        own.addresses.every((one) => one.ip !== ip),
    )
    .toSorted((one, other) => one.latencyMs - other.latencyMs)
}

/** What the person should know now: addresses that end and stay unrenewed, and dead ones. */
export function addressNotices(own: ProxyOwn, now: number) {
  const held = heldAddresses(own, now)
  const ending = held.filter((address) => {
    const renewal = own.renewals.find(({ orderId }) => orderId === address.orderId)
    const isRenewed = renewal?.auto && !renewal.left.includes(address.id) && !renewal.failed
    return !isRenewed && address.until - now <= (renewal?.remindDays ?? 0) * 24 * hour
  })
  const dead = held.filter(({ deadAt }) => deadAt !== null)
  const usersOf = (some: readonly MockProxyAddress[]): string[] => [
    ...new Set(some.flatMap((one) => usersOn(own, one).map(({ label }) => label))),
  ]
  return [
    ...(ending.length === 0
      ? []
      : [
          {
            code: 'addresses_end',
            count: ending.length,
            at: new Date(Math.min(...ending.map(({ until }) => until))).toISOString(),
            users: usersOf(ending),
          },
        ]),
    ...(dead.length === 0
      ? []
      : [{ code: 'addresses_dead', count: dead.length, users: usersOf(dead) }]),
  ]
}
