import type { InferInput } from 'valibot'
import type { PriceItem, PublicPrices, PublicStatistics } from '../../api/contract/public.ts'
import { dollars, money } from '../lib/money.ts'
import type { MockCurrency } from '../lib/money.ts'
import {
  accuracyAt,
  iso,
  levelOf,
  loadAt,
  payAt,
  priceAt,
  roundFigure,
  averageSecondsAt,
  secondsAt,
  settled,
  solvedToday,
  successAt,
  waitingAt,
  workersAt,
} from './statistics.ts'
import { typeGroups, taskTypes } from './types.ts'
import type { TaskType } from './types.ts'

function item(
  seed: number,
  type: TaskType,
  at: number,
  currency: MockCurrency,
): InferInput<typeof PriceItem> {
  const off = type.availability === 'unavailable'
  const surcharge = [
    { code: 'long_answer', text: 'Answers longer than 9 characters are billed double' },
    { code: 'big_image', text: 'Images over 400 px (width plus height) or 25 kB cost more' },
  ]
  return {
    type: type.type,
    slug: type.slug,
    title: type.title,
    per1000: money(priceAt(seed, type, at), currency),
    min: money(dollars(type.min), currency),
    max: money(dollars(type.max), currency),
    surcharge: type.type === 'ImageToTextTask' ? surcharge : [],
    avgSeconds: off ? null : averageSecondsAt(seed, type, at),
    successRate: off ? null : successAt(seed, type, at),
    resultType: type.result,
    availability: type.availability,
    docsSlug: type.slug,
    demoSlug: type.demo,
  }
}

export function prices(
  seed: number,
  now: number,
  currency: MockCurrency,
): InferInput<typeof PublicPrices> {
  const at = settled(now)
  return {
    currency,
    updatedAt: iso(at),
    groups: typeGroups.map(({ id, title }) => ({
      id,
      title,
      items: taskTypes
        .filter(({ group }) => group === id)
        .map((type) => item(seed, type, at, currency)),
    })),
  }
}

export function statistics(
  seed: number,
  now: number,
  currency: MockCurrency,
): InferInput<typeof PublicStatistics> {
  const at = settled(now)
  const percent = loadAt(seed, at)
  const offered = taskTypes.filter(({ availability }) => availability !== 'unavailable')
  return {
    updatedAt: iso(at),
    rates: offered.map((type) => ({
      type: type.type,
      per1000: money(priceAt(seed, type, at), currency),
      min: money(dollars(type.min), currency),
      max: money(dollars(type.max), currency),
    })),
    speed: offered.map((type) => {
      const seconds = secondsAt(seed, type, at)
      return { type: type.type, seconds, p90: roundFigure(seconds * 1.8, 1) }
    }),
    load: { percent, level: levelOf(percent) },
    workersOnline: workersAt(seed, at),
    waitingSeconds: waitingAt(seed, at),
    solvedToday: solvedToday(seed, at),
    accuracyToday: accuracyAt(seed, at),
    employeeRate: offered.map((type) => ({
      type: type.type,
      per1000: money(payAt(seed, type, at), currency),
      min: money(Math.round(dollars(type.min) * 0.55), currency),
      max: money(Math.round(dollars(Math.min(type.max, type.min + 4)) * 0.55), currency),
      // A person answers about 240 pictures in an hour, and fewer of what takes longer.
      perHour:
        type.result === 'token'
          ? null
          : money(Math.round(payAt(seed, type, at) * (3.6 / Math.max(type.seconds, 12))), currency),
      floor: type.type === 'ImageToTextTask' ? money(dollars(0.1), currency) : null,
    })),
    payoutMinutes: 22,
  }
}
