// Over 250 lines: the calls of one programme, which share its sums.
import type { partnerCalls } from '../../api/contract/partner.ts'
import type { referralSorts, sourceSorts } from '../../api/contract/partner-states.ts'
import { addDays, dayIn, startOfDay } from '../../lib/zone.ts'
import { money } from '../lib/money.ts'
import { couponPercent } from '../lib/promo.ts'
import type { Micros } from '../lib/money.ts'
import { partnerMaterials, partnerRules } from '../seed/partner-materials.ts'
import { payableOf } from '../seed/balance.ts'
import { movePayouts, openPayouts, payoutsOf } from '../seed/payouts.ts'
import {
  couponOf,
  heldCommission,
  landingSlugs,
  lifetimeDays,
  linkDays,
  partnerRates,
  referralsOf,
  commissionOf,
  sourcesOf,
  spentBy,
  statsOf,
  referralStatus,
} from '../seed/referrals.ts'
import type { DayStat, MockReferral, SourceStat } from '../seed/referrals.ts'
import { pageOf } from '../seed/security.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

const day = 24 * 60 * 60 * 1000
const activeDays = 30
/** The range of the sources where a call names no days. */
const usualDays = 90

const iso = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString()
const total = (sums: readonly Micros[]): Micros => sums.reduce((all, sum) => all + sum, 0)

export const partnerLink = (user: MockAccount, slug: string): string =>
  `https://glyphwork.example/${slug === 'home' ? '' : slug}?from=${user.id}`

/** The sums of weeks or months, each under its first day. */
function grouped(days: readonly DayStat[], step: 'day' | 'week' | 'month'): DayStat[] {
  if (step === 'day') return [...days]
  const groups = new Map<string, DayStat>()
  for (const one of days) {
    const weekday = (new Date(`${one.date}T00:00:00Z`).getUTCDay() + 6) % 7
    const key = step === 'week' ? addDays(one.date, -weekday) : `${one.date.slice(0, 7)}-01`
    const before = groups.get(key)
    groups.set(key, {
      date: key,
      clicks: (before?.clicks ?? 0) + one.clicks,
      signups: (before?.signups ?? 0) + one.signups,
      payingUsers: (before?.payingUsers ?? 0) + one.payingUsers,
      earned: (before?.earned ?? 0) + one.earned,
    })
  }
  return [...groups.values()]
}

/** A leading minus sorts in descending order; equal rows keep their order. */
function sorted<Row>(
  rows: readonly Row[],
  sort: (typeof referralSorts)[number] | (typeof sourceSorts)[number],
  valueOf: (row: Row, key: string) => number,
): Row[] {
  const key = sort.replace(/^-/, '')
  const sign = sort.startsWith('-') ? -1 : 1
  return rows.toSorted((one, other) => sign * (valueOf(one, key) - valueOf(other, key)))
}

const referralValue = (one: MockReferral, key: string): number => {
  if (key === 'commission') return commissionOf(one)
  if (key === 'spentOrEarned') return spentBy(one)
  return key === 'lastActivityAt' ? (one.lastActivityAt ?? 0) : one.registeredAt
}
const conversionOf = ({ clicks, signups }: SourceStat): number | null =>
  clicks > 0 ? Math.round((signups / clicks) * 10_000) / 100 : null
const sourceValue = (one: SourceStat, key: string): number => {
  if (key === 'clicks') return one.clicks
  if (key === 'signups') return one.signups
  if (key === 'paying') return one.paying
  return key === 'conversion' ? (conversionOf(one) ?? -1) : one.commission
}

function rangeOf(
  user: MockAccount,
  now: number,
  { dateFrom, dateTo }: { dateFrom?: string | undefined; dateTo?: string | undefined },
): { from: string; to: string } {
  const to = dateTo ?? dayIn(user.timezone, now)
  const from = dateFrom ?? addDays(to, 1 - usualDays)
  return { to, from: from > to ? to : from }
}

function within(user: MockAccount, dateFrom: string | undefined, dateTo: string | undefined) {
  const from = dateFrom ? startOfDay(dateFrom, user.timezone) : 0
  const to = dateTo ? startOfDay(addDays(dateTo, 1), user.timezone) : Number.POSITIVE_INFINITY
  return (at: number): boolean => at >= from && at < to
}

function balanceOf(db: Data, user: MockAccount, now: number) {
  const mine = payoutsOf(db, user)
  return {
    available: payableOf(db, user, now),
    hold: heldCommission(db, user, now).amount,
    paid: total(mine.flatMap(({ status, amount }) => (status === 'paid' ? [amount] : []))),
    pending: total(openPayouts(db, user).map(({ amount }) => amount)),
  }
}

export const partnerHandlers: Handlers<typeof partnerCalls> = {
  partner: {
    access: 'user',
    run: ({ db, user, now }) => {
      movePayouts(db, user, now)
      const { currency } = user
      const balance = balanceOf(db, user, now)
      const people = referralsOf(db, user, now)
      const sources = sourcesOf(db, user, now, {
        from: dayIn(user.timezone, Date.parse(user.createdAt)),
        to: dayIn(user.timezone, now),
      })
      return {
        referralId: user.id,
        links: {
          default: partnerLink(user, 'home'),
          byLanding: landingSlugs.map((slug) => ({ slug, url: partnerLink(user, slug) })),
        },
        rates: {
          customerPercent: String(partnerRates.customer),
          workerPercent: String(partnerRates.worker),
          softwarePercent: String(partnerRates.software),
          proxyPercent: String(partnerRates.proxy),
          lifetimeDays,
        },
        balance: {
          available: money(balance.available, currency),
          hold: money(balance.hold, currency),
          paid: money(balance.paid, currency),
          pending: money(balance.pending, currency),
        },
        stats: {
          clicks: total(sources.map(({ clicks }) => clicks)),
          signups: people.length,
          payingUsers: people.filter(({ shares }) => shares.length > 0).length,
          earned: money(total(Object.values(balance)), currency),
        },
        status: 'active',
        coupon: {
          code: couponOf(user),
          bonusPercent: String(couponPercent),
          uses: people.filter(({ coupon }) => coupon !== null).length,
        },
        attribution: { link: 'last', days: linkDays, couponFirst: true },
      }
    },
  },
  partnerStats: {
    access: 'user',
    samples: [{}, { dateFrom: '2026-04-01', dateTo: '2026-04-15', granularity: 'week' }],
    run: ({ arg: { granularity = 'day', source, ...asked }, db, user, now }) => {
      const range = rangeOf(user, now, asked)
      const days = statsOf(db, user, now, { ...range, source })
      const known = sourcesOf(db, user, now, range).flatMap(({ place }) => place.source ?? [])
      return {
        records: grouped(days, granularity).map(({ date, earned, ...counts }) => ({
          at: date,
          ...counts,
          earned: money(earned, user.currency),
        })),
        sources: [...new Set(known)],
      }
    },
  },
  referrals: {
    access: 'user',
    samples: [{}, { kind: 'worker', active: 'true', sort: '-commission', page: 0, perPage: 10 }],
    run: ({ arg, db, user, now }) => {
      const {
        kind,
        active,
        source,
        subId,
        dateFrom,
        dateTo,
        sort = '-registeredAt',
        ...paged
      } = arg
      const { currency } = user
      const isWithin = within(user, dateFrom, dateTo)
      const isActive = ({ lastActivityAt }: MockReferral): boolean =>
        lastActivityAt !== null && lastActivityAt > now - activeDays * day
      const found = referralsOf(db, user, now)
        .filter((one) => !kind || one.kind === kind)
        .filter((one) => !active || isActive(one) === (active === 'true'))
        .filter(({ place }) => !source || place.source === source)
        .filter(({ place }) => !subId || place.subId === subId)
        .filter(({ registeredAt }) => isWithin(registeredAt))
      const page = pageOf(sorted(found, sort, referralValue), paged)
      return {
        ...page,
        records: page.records.map((one) => ({
          id: one.id,
          maskedEmail: one.maskedEmail,
          kind: one.kind,
          registeredAt: iso(one.registeredAt) ?? '',
          lastActivityAt: iso(one.lastActivityAt),
          source: one.place.source,
          subId: one.place.subId,
          landing: one.place.landing,
          spentOrEarned: money(spentBy(one), currency),
          commission: money(commissionOf(one), currency),
          status: referralStatus(one, now),
        })),
        totals: [
          {
            count: found.length,
            spentOrEarned: money(total(found.map(spentBy)), currency),
            commission: money(total(found.map(commissionOf)), currency),
          },
        ],
      }
    },
  },
  referralSources: {
    access: 'user',
    samples: [{}, { dateFrom: '2026-04-01', dateTo: '2026-04-15', sort: '-conversion' }],
    run: ({
      arg: { landing, sort = '-commission', dateFrom, dateTo, ...paged },
      db,
      user,
      now,
    }) => {
      const { currency } = user
      const all = sourcesOf(db, user, now, rangeOf(user, now, { dateFrom, dateTo }))
      const found = all.filter(({ place }) => !landing || place.landing === landing)
      const page = pageOf(sorted(found, sort, sourceValue), paged)
      return {
        ...page,
        records: page.records.map(({ place, commission, ...counts }) => ({
          source: place.source,
          subId: place.subId,
          landing: place.landing,
          ...counts,
          conversion: conversionOf({ place, commission, ...counts }),
          commission: money(commission, currency),
        })),
        landings: [...new Set(all.map(({ place }) => place.landing))],
        totals: [
          {
            clicks: total(found.map(({ clicks }) => clicks)),
            signups: total(found.map(({ signups }) => signups)),
            paying: total(found.map(({ paying }) => paying)),
            commission: money(total(found.map(({ commission }) => commission)), currency),
          },
        ],
      }
    },
  },
  partnerMaterials: {
    access: 'user',
    samples: [{ kind: 'banner', language: 'en' }, { kind: 'review' }],
    run: ({ arg: { kind, language }, user }) => ({
      records: partnerMaterials(kind, (slug) => partnerLink(user, slug)).filter(
        (one) => !language || one.language === language,
      ),
    }),
  },
  partnerRules: {
    access: 'user',
    samples: [{ language: 'en' }],
    run: ({ arg: { language } }) => partnerRules(language),
  },
}
