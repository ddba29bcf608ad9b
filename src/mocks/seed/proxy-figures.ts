import type { InferInput } from 'valibot'
import type {
  ProxyGroup,
  ProxyStatistics,
  proxyFigureCalls,
} from '../../api/contract/proxy-figures.ts'
import type { ParsedArgOf } from '../../api/contract/types.ts'
import { addDays, dayIn, startOfDay } from '../../lib/zone.ts'
import { dollars, money } from '../lib/money.ts'
import { drift, noise } from '../lib/random.ts'
import { ownProxy } from './proxy-account.ts'
import { countryTitle } from './proxy-places.ts'
import { trafficFactor, iso, roundFigure } from './statistics.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockProxyOrder, MockProxyUser, ProxyOwn } from '../data/proxy.ts'

const hour = 60 * 60 * 1000
export type FiguresAsked = ParsedArgOf<(typeof proxyFigureCalls)['proxyStatistics']>

const hosts = ['shop.example', 'ads.example', 'catalogue.example', 'status.example'] as const
const statuses = [
  ['ok', 0.962],
  ['timeout', 0.017],
  ['refused', 0.013],
  ['error', 0.008],
] as const
const countries = ['US', 'DE', 'FR', 'BR', 'GB'] as const
/** About what the seeded packages cost. */
const perGigabyte = { residential: 3.01, mobile: 6.94, datacenter: 0, isp: 0 } as const

/** The shares add up to 1. */
const shares = <T extends string>(keys: readonly T[], seed: string): [T, number][] => {
  const raw = keys.map((key): [T, number] => [key, 0.2 + noise(seed, key)])
  const all = raw.reduce((sum, [, part]) => sum + part, 0)
  return raw.map(([key, part]) => [key, part / all])
}

/** How a user's traffic is divided by a group: each key with its share. */
function partsOf(user: MockProxyUser, group: ProxyGroup): [string, number][] {
  if (group === 'user') return [[user.id, 1]]
  if (group === 'product') return [[user.product, 1]]
  if (group === 'status') return statuses.map(([key, part]) => [key, part])
  return group === 'host'
    ? shares(hosts, user.username)
    : shares(user.countries ?? countries, user.username)
}

interface Sum {
  bytes: number
  requests: number
  ok: number
  latency: number
  spent: number
}
const nothing = (): Sum => ({ bytes: 0, requests: 0, ok: 0, latency: 0, spent: 0 })
const plus = (to: Sum, from: Sum, part = 1): void => {
  to.bytes += from.bytes * part
  to.requests += from.requests * part
  to.ok += from.ok * part
  to.latency += from.latency * part
  to.spent += from.spent * part
}

/** What was used of the packages before those that are open now, as a share of today's traffic. */
const earlier = 0.12
/** When the first package was bought, and the first of those that are open. */
interface Packages {
  first: number
  open: number
}
function packagesOf({ orders }: ProxyOwn): Packages {
  const begin = (those: readonly MockProxyOrder[]): number =>
    Math.min(...those.map(({ createdAt }) => createdAt))
  return { first: begin(orders), open: begin(orders.filter(({ status }) => status === 'active')) }
}

/** A user's traffic of one hour: what they have used is the traffic of the open packages. */
function hourOf(user: MockProxyUser, at: number, now: number, { first, open }: Packages): Sum {
  const over = user.status === 'paused' ? now - 6 * 24 * hour : now
  if (at > over || user.usedBytes === 0 || at < Math.max(first, user.createdAt)) return nothing()
  const elapsed = Math.min(1, (now - at) / hour)
  const bytes =
    (user.usedBytes / 720) *
    (at < open ? earlier : 1) *
    (0.25 + 1.5 * trafficFactor(at)) *
    (0.7 + 0.6 * drift(at, 3 * hour, 'proxy', user.id)) *
    elapsed
  const requests = Math.round(bytes / 310_000)
  return {
    bytes,
    requests,
    ok: requests * 0.962,
    latency: requests * (420 + 260 * drift(at, 5 * hour, 'slow', user.id)),
    spent: (bytes / 1e9) * dollars(perGigabyte[user.product]),
  }
}

const figuresOf = ({ bytes, requests, ok, latency, spent }: Sum, account: MockAccount) => {
  const count = Math.round(requests)
  return {
    bytes: Math.round(bytes),
    requests: count,
    successRate: count === 0 ? null : roundFigure((ok / requests) * 100, 1),
    avgLatencyMs: count === 0 ? null : Math.round(latency / requests),
    spent: money(Math.round(spent), account.currency),
  }
}

/** The starts of the hours, days or weeks of a range, in a time zone. */
function buckets(asked: FiguresAsked, zone: string, dateFrom: string, dateTo: string): number[] {
  const end = startOfDay(addDays(dateTo, 1), zone)
  if (asked.granularity === 'hour') {
    const first = startOfDay(dateFrom, zone)
    return Array.from({ length: Math.ceil((end - first) / hour) }, (_, i) => first + i * hour)
  }
  const step = asked.granularity === 'week' ? 7 : 1
  const found: number[] = []
  for (let day = dateFrom; day <= dateTo; day = addDays(day, step))
    found.push(startOfDay(day, zone))
  return found
}

export function proxyFigures(
  db: Data,
  account: MockAccount,
  now: number,
  asked: FiguresAsked,
): InferInput<typeof ProxyStatistics> {
  const zone = asked.timezone ?? account.timezone
  const dateTo = asked.dateTo ?? dayIn(zone, now)
  const dateFrom = asked.dateFrom ?? addDays(dateTo, -6)
  const own = ownProxy(db, account, now)
  const packages = packagesOf(own)
  const users = own.users.filter(
    ({ id }) => asked.userId === undefined || String(asked.userId) === id,
  )
  const filters = (['country', 'product', 'host', 'status'] as const).flatMap((group) => {
    const value = asked[group]
    return value === undefined ? [] : [{ group, value }]
  })
  /** The share of a user's traffic that matches the filters, and the share of it that succeeded. */
  const left = (user: MockProxyUser): number =>
    filters.reduce(
      (part, { group, value }) =>
        part * (partsOf(user, group).find(([key]) => key === value)?.[1] ?? 0),
      1,
    )
  const ofStatus = (sum: Sum, status: string | undefined): Sum =>
    status === undefined
      ? sum
      : { ...sum, ok: status === 'ok' ? sum.requests : 0, spent: status === 'ok' ? sum.spent : 0 }

  const read = (starts: readonly number[], until: number, back: number) => {
    const total = nothing()
    const byUser = new Map(users.map((user): [MockProxyUser, Sum] => [user, nothing()]))
    const series = starts.map((at, index) => {
      const point = nothing()
      const end = Math.min(starts[index + 1] ?? until, until)
      for (let time = at; time < end; time += hour)
        for (const user of users) {
          const sum = ofStatus(hourOf(user, time, now - back, packages), asked.status)
          const part = left(user)
          plus(point, sum, part)
          plus(byUser.get(user) ?? nothing(), sum, part)
        }
      plus(total, point)
      return { at: iso(at), ...figuresOf(point, account) }
    })
    return { summary: figuresOf(total, account), series, byUser }
  }
  const starts = buckets(asked, zone, dateFrom, dateTo)
  const end = startOfDay(addDays(dateTo, 1), zone)
  const back = end - (starts[0] ?? end)
  const { summary, series, byUser } = read(starts, end, 0)

  const groups = new Map<string, Sum>()
  for (const [user, sum] of byUser)
    for (const [key, part] of partsOf(user, asked.groupBy)) {
      if (filters.some(({ group, value }) => group === asked.groupBy && value !== key)) continue
      const ownPart = filters.some(({ group }) => group === asked.groupBy) ? 1 : part
      const known = groups.get(key) ?? nothing()
      plus(known, asked.groupBy === 'status' ? ofStatus(sum, key) : sum, ownPart)
      groups.set(key, known)
    }
  const titleOf = (key: string): string | null =>
    asked.groupBy === 'user'
      ? (users.find(({ id }) => id === key)?.label ?? null)
      : asked.groupBy === 'country'
        ? countryTitle(key)
        : null
  const before =
    asked.compare === 'previous'
      ? read(
          starts.map((at) => at - back),
          end - back,
          back,
        )
      : null
  return {
    summary,
    series: series.filter(({ at }) => Date.parse(at) <= now),
    rows: [...groups]
      .filter(([, { requests }]) => Math.round(requests) > 0)
      .toSorted(([, one], [, other]) => other.bytes - one.bytes)
      .map(([key, sum]) => ({ key, title: titleOf(key), ...figuresOf(sum, account) })),
    previous: before && {
      summary: before.summary,
      series: before.series.filter((_, index) => (starts[index] ?? now) <= now),
    },
  }
}
