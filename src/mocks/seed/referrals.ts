// Over 250 lines: referrals, their money and the rules of pages must agree.
import { reversalReasons } from '../../api/contract/partner-states.ts'
import { addDays, dayIn, startOfDay } from '../../lib/zone.ts'
import { maskEmail } from '../lib/links.ts'
import { dollars, rates } from '../lib/money.ts'
import type { Micros } from '../lib/money.ts'
import { noise, pickRandom } from '../lib/random.ts'
import { seededEarnings } from './payouts.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockPayment } from '../data/pay.ts'

const day = 24 * 60 * 60 * 1000
/** Days until a share is final. */
export const holdDays = 14
const paidAfterDays = 60
/** How long before the start the latest person signed up. */
export const latestSignUpAgo = 5 * 60 * 60 * 1000
const reversedAfter = 60 * 60 * 1000

/** The coupon of a partner, by the account's number. */
export const couponOf = ({ id }: { id: number }): string => `FRIEND-${id}`

/** The partner's share in percent. */
export const partnerRates = { customer: 10, worker: 10, developer: 10, software: 10, proxy: 5 }
export const lifetimeDays = 365
/** Days from a visit to the sign-up, as the rules of the seed say it in words. */
export const linkDays = 3

export interface MockPlacement {
  source: string | null
  subId: string | null
  landing: string
  clicks: number
}
/** Where nobody knows what led a person here: no link, or a coupon. */
const noPlace: MockPlacement = { source: null, subId: null, landing: 'home', clicks: 3 }
/** The places where a partner publishes links, with the clicks of each a day. */
const places: readonly [MockPlacement, ...MockPlacement[]] = [
  { source: 'blog.example', subId: 'review-2026', landing: 'pricing', clicks: 14 },
  { source: 'blog.example', subId: 'sidebar', landing: 'home', clicks: 6 },
  { source: 'video.example', subId: 'tutorial_12', landing: 'for-customer', clicks: 11 },
  { source: 'forum.example', subId: null, landing: 'lang', clicks: 4 },
  { source: 'chat.example', subId: 'pinned', landing: 'make-money-online', clicks: 9 },
  { source: 'github.example', subId: 'readme', landing: 'lang', clicks: 7 },
  noPlace,
]

export const landingSlugs = [
  'home',
  'pricing',
  'for-customer',
  'make-money-online',
  'lang',
] as const

export interface MockReferral {
  id: number
  kind: 'customer' | 'worker' | 'developer'
  maskedEmail: string
  registeredAt: number
  /** Since when they are the partner's: whoever pays with a coupon has signed up before. */
  countedAt: number
  lastActivityAt: number | null
  /** The partner's coupon, if they entered it. */
  coupon: string | null
  place: MockPlacement
  reversed: boolean
  shares: { at: number; spent: Micros; share: Micros }[]
}

/** The number of people that an account has referred. */
const brought: Readonly<Record<string, number>> = { customer: 64, worker: 12, developer: 23 }
const strength = ({ persona }: MockAccount): number => (brought[persona ?? ''] ?? 0) / 64

const remembered = new Map<string, MockReferral[]>()

/**
 * Scales what the people spent, so that the shares that were final at the start are what the balance
 * of the programme held and had paid out by then. A worker's balance has wages besides.
 */
function balanced(people: MockReferral[], account: MockAccount): MockReferral[] {
  const target = account.userType === 'worker' ? 0 : seededEarnings(account)
  const start = Date.parse(account.createdAt) + (account.analytics.daysSinceRegistration ?? 0) * day
  const final = people.flatMap(({ reversed, shares }) =>
    reversed ? [] : shares.filter(({ at }) => at <= start - holdDays * day),
  )
  const sumOf = () => final.reduce((sum, { share }) => sum + share, 0)
  const raw = sumOf()
  const [last] = final.slice(-1)
  if (target === 0 || raw === 0 || !last) return people
  for (const { shares } of people)
    for (const one of shares) {
      const rate = one.share / one.spent
      // Whole cents are spent.
      one.spent = Math.max(1, Math.round((one.spent * target) / raw / 10_000)) * 10_000
      one.share = Math.round(one.spent * rate)
    }
  // The rounding goes to the latest of them.
  const missing = target - sumOf()
  last.spent += Math.round((missing * last.spent) / last.share)
  last.share += missing
  return people
}

/** The people of the seed. */
function seededReferrals({ seed }: Data, account: MockAccount, now: number): MockReferral[] {
  const key = `${seed} ${account.id} ${account.createdAt} ${Math.floor(now / day)}`
  const known = remembered.get(key)
  if (known) return known
  const begin = Date.parse(account.createdAt)
  const age = (account.analytics.daysSinceRegistration ?? 0) * day
  const count = brought[account.persona ?? ''] ?? 0
  const all = Array.from({ length: count }, (_, index): MockReferral => {
    const by = (name: string): number => noise(seed, 'referral', account.id, index, name)
    const registeredAt =
      index === count - 1
        ? begin + age - latestSignUpAgo
        : begin + ((index + by('day')) / count) * age
    const roll = by('kind')
    const place = pickRandom(places, seed, account.id, index, 'place')
    const kind = roll < 0.6 ? 'customer' : roll < 0.85 ? 'worker' : 'developer'
    const step = (4 + by('step') * 18) * day
    const pays = by('pays') > 0.35
    const shares: MockReferral['shares'] = []
    const end = Math.min(now, registeredAt + lifetimeDays * day)
    for (let at = registeredAt + by('first') * 3 * day; pays && at < end; at += step) {
      const spent = dollars(Math.round(40 + noise(seed, account.id, index, at) * 900) / 100)
      shares.push({ at, spent, share: Math.round(spent / 100) * partnerRates[kind] })
    }
    return {
      id: 20_000 + account.id * 100 + index,
      kind,
      maskedEmail: `${pickRandom(['a', 'd', 'k', 'm', 'r', 's'], seed, account.id, index)}***@${pickRandom(
        ['mail.example', 'post.example', 'inbox.example'],
        seed,
        index,
      )}`,
      registeredAt,
      countedAt: registeredAt,
      coupon: place === noPlace ? couponOf(account) : null,
      lastActivityAt: shares.at(-1)?.at ?? (by('came') > 0.5 ? registeredAt : null),
      place,
      reversed: by('reversed') < 0.06,
      shares,
    }
  })
  const made = balanced(all, account).filter(({ registeredAt }) => registeredAt <= now)
  if (remembered.size > 50) remembered.clear()
  remembered.set(key, made)
  return made
}

/** The payments of an account that have arrived, oldest first. */
const arrivedOf = ({ payments }: Data, accountId: number): MockPayment[] =>
  payments.records
    .filter((one) => one.accountId === accountId && one.credited !== null)
    .toSorted((one, other) => one.updatedAt - other.updatedAt)

/**
 * The people who entered an account's coupon, at the sign-up or with a payment that arrived. The
 * first coupon of a person counts.
 */
function couponReferrals(db: Data, account: MockAccount): MockReferral[] {
  return db.accounts.flatMap((person): MockReferral[] => {
    const arrived = arrivedOf(db, person.id)
    const paidWith = (id: string | null) => arrived.find((payment) => payment.id === id)
    const use = db.transfers.coupons.find(
      ({ accountId, paymentId }) =>
        accountId === person.id && (paymentId === null || paidWith(paymentId)),
    )
    if (use?.partnerId !== account.id) return []
    const registeredAt = Date.parse(person.createdAt)
    const kind = person.userType ?? 'customer'
    const shares = arrived.map(({ amount, currency, updatedAt: at }) => {
      const spent = dollars(Number(amount) / rates[currency])
      return { at, spent, share: Math.round(spent / 100) * partnerRates[kind] }
    })
    return [
      {
        id: person.id,
        kind,
        maskedEmail: maskEmail(person.email),
        registeredAt,
        countedAt: paidWith(use.paymentId)?.updatedAt ?? registeredAt,
        lastActivityAt: shares.at(-1)?.at ?? null,
        coupon: couponOf(account),
        place: noPlace,
        reversed: false,
        shares,
      },
    ]
  })
}

/** The people that an account has referred until now. */
export const referralsOf = (db: Data, account: MockAccount, now: number): MockReferral[] => [
  ...seededReferrals(db, account, now),
  ...couponReferrals(db, account),
]

export const spentBy = ({ shares }: MockReferral): Micros =>
  shares.reduce((sum, { spent }) => sum + spent, 0)
const sharesOf = ({ shares }: MockReferral): Micros =>
  shares.reduce((sum, { share }) => sum + share, 0)
/** The shares that are due: nothing of what was reversed. */
export const dueOf = (person: MockReferral): MockReferral['shares'] =>
  person.reversed ? [] : person.shares
export const commissionOf = (person: MockReferral): Micros =>
  dueOf(person).reduce((sum, { share }) => sum + share, 0)

export function referralStatus({ reversed, shares }: MockReferral, now: number): string {
  const last = shares.at(-1)
  if (reversed) return 'reversed'
  if (!last || last.at > now - holdDays * day) return 'pending'
  return last.at < now - paidAfterDays * day ? 'paid' : 'available'
}

/** When and why what a person brought was taken back, a while after the latest share of it. */
export function reversalOf(person: MockReferral) {
  const last = person.shares.at(-1)
  if (!person.reversed || !last) return null
  return {
    at: last.at + reversedAfter,
    amount: sharesOf(person),
    reason: pickRandom(reversalReasons, 'reversal', person.id),
  }
}

/** The shares that can still be reversed, and when the first of them is final. */
export function heldCommission(
  db: Data,
  account: MockAccount,
  now: number,
): { amount: Micros; until: number | null } {
  const held = referralsOf(db, account, now)
    .filter(({ reversed }) => !reversed)
    .flatMap(({ shares }) => shares.filter(({ at }) => at > now - holdDays * day))
  return {
    amount: held.reduce((sum, { share }) => sum + share, 0),
    until: held.length > 0 ? Math.min(...held.map(({ at }) => at)) + holdDays * day : null,
  }
}

/** The clicks of a day that led to no account; none before the partner's own. */
function clicksOn(
  { seed }: Data,
  account: MockAccount,
  place: MockPlacement,
  date: string,
  now: number,
): number {
  const { timezone: zone, createdAt } = account
  if (date > dayIn(zone, now) || date < dayIn(zone, Date.parse(createdAt))) return 0
  const most = strength(account) * place.clicks * 2
  return Math.floor(most * noise(seed, account.id, place.source ?? '', place.landing, date))
}

export interface DayStat {
  date: string
  clicks: number
  signups: number
  payingUsers: number
  earned: Micros
}

/** The figures of each day of a range, in the account's time zone. */
export function statsOf(
  db: Data,
  account: MockAccount,
  now: number,
  { from, to, source }: { from: string; to: string; source?: string | undefined },
): DayStat[] {
  const zone = account.timezone
  const here = places.filter((place) => source === undefined || place.source === source)
  const people = referralsOf(db, account, now).filter(
    ({ place }) => source === undefined || place.source === source,
  )
  const days: DayStat[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const [begin, end] = [startOfDay(date, zone), startOfDay(addDays(date, 1), zone)]
    const within = (at: number): boolean => at >= begin && at < end && at <= now
    const came = people.filter(({ registeredAt }) => within(registeredAt))
    const signups = came.length
    days.push({
      date,
      clicks: here.reduce(
        (sum, place) => sum + clicksOn(db, account, place, date, now),
        signups * 2,
      ),
      signups,
      // Of those who signed up then: a part of them, as the page shows it.
      payingUsers: came.filter(({ shares }) => shares.length > 0).length,
      earned: people.reduce(
        (sum, person) =>
          sum + dueOf(person).reduce((all, { at, share }) => (within(at) ? all + share : all), 0),
        0,
      ),
    })
  }
  return days
}

export interface SourceStat {
  place: MockPlacement
  clicks: number
  signups: number
  paying: number
  commission: Micros
}

export function sourcesOf(
  db: Data,
  account: MockAccount,
  now: number,
  { from, to }: { from: string; to: string },
): SourceStat[] {
  const people = referralsOf(db, account, now)
  const begin = startOfDay(from, account.timezone)
  const end = startOfDay(addDays(to, 1), account.timezone)
  return places
    .map((place): SourceStat => {
      const mine = people.filter((one) => one.place === place)
      const came = mine.filter(({ registeredAt }) => registeredAt >= begin && registeredAt < end)
      const shares = mine.flatMap((person) =>
        dueOf(person).filter(({ at }) => at >= begin && at < end),
      )
      let clicks = came.length * 2
      for (let date = from; date <= to; date = addDays(date, 1))
        clicks += clicksOn(db, account, place, date, now)
      return {
        place,
        clicks,
        signups: came.length,
        paying: came.filter((one) => one.shares.length > 0).length,
        commission: shares.reduce((sum, { share }) => sum + share, 0),
      }
    })
    .filter(({ clicks, commission }) => clicks > 0 || commission > 0)
}
