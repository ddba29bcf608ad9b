import type { InferInput } from 'valibot'
import type { workerCalls } from '../../api/contract/worker.ts'
import { workerKinds } from '../../api/contract/worker.ts'
import type { ParsedArgOf } from '../../api/contract/types.ts'
import { dollars, money } from '../lib/money.ts'
import { noise, pickRandom } from '../lib/random.ts'
import { accuracySince, earnedSince, solvedSince } from './workers.ts'
import { doneToday, iso, roundFigure, graphSpans, startOf } from './statistics.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { MockWorker } from '../data/work.ts'

type Arg = ParsedArgOf<typeof workerCalls.leaderboard>
type Answer = InferInput<typeof workerCalls.leaderboard.res>
type Place = NonNullable<Answer['records']>[number]

const { day } = graphSpans
const shown = 50
const people = 90

const nicks = [
  'quiet',
  'north',
  'amber',
  'river',
  'swift',
  'linen',
  'cobalt',
  'paper',
  'winter',
  'maple',
] as const
const animals = ['fox', 'heron', 'lynx', 'otter', 'wren', 'moth', 'hare', 'newt', 'crane'] as const
const countries = ['IN', 'ID', 'PH', 'VN', 'BR', 'UA', 'KZ', 'RU', 'NG', 'VE'] as const
const prizes = { day: [], week: [25, 15, 10], month: [100, 60, 40], all: [] } as const

interface Person {
  id: string
  name: string
  country: (typeof countries)[number] | null
}

function person(seed: number, index: number): Person {
  const key = `worker-${index}`
  const nick = `${nicks[index % nicks.length]}_${animals[Math.floor(index / nicks.length) % animals.length]}`
  // A worker without a nickname is shown by the first and last letters of their name.
  const masked = `${pickRandom(['A', 'D', 'K', 'M', 'R', 'S'], seed, key, 'first')}•••${pickRandom(['a', 'n', 'o', 'v'], seed, key, 'last')}`
  return {
    id: key,
    name: noise(seed, key, 'masked') < 0.25 ? masked : nick,
    country: noise(seed, key, 'hidden') < 0.15 ? null : pickRandom(countries, seed, key, 'country'),
  }
}

/** The first day of a period and its number of days. */
function spanOf(period: Arg['period'], now: number): { start: number; end: number | null } {
  const today = startOf(now, day)
  const date = new Date(today)
  if (period === 'day') return { start: today, end: today + day }
  if (period === 'week') {
    const monday = today - ((date.getUTCDay() + 6) % 7) * day
    return { start: monday, end: monday + 7 * day }
  }
  const month = (shift: number): number =>
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + shift, 1)
  return period === 'month'
    ? { start: month(0), end: month(1) }
    : { start: today - 400 * day, end: null }
}

/**
 * The ranking of a period. Numbers only grow until its end, and two workers always share a place.
 */
export function leaderboard(
  seed: number,
  now: number,
  { period, country, kind }: Arg,
  user: MockAccount | null,
  worker: MockWorker | null,
): Answer {
  const { start, end } = spanOf(period, now)
  const days = (startOf(now, day) - start) / day + doneToday(now)
  const share = kind ? 0.5 / (1 + workerKinds.indexOf(kind)) : 1
  const solvedBy = (id: string): number =>
    Math.floor(days * share * (180 + 1900 * noise(seed, id, 'pace') ** 2))
  const mine = worker?.profile
  const own = worker && {
    id: 'own',
    name: mine?.nick ?? `${(user?.name ?? 'W').slice(0, 1)}•••`,
    country: mine?.showCountry ? (user?.country ?? 'KZ') : null,
  }
  const since = period === 'all' ? null : start
  const all = [
    ...Array.from({ length: people }, (_, index) => person(seed, index)).filter(
      ({ name }) => name !== own?.name,
    ),
    ...(own ? [own] : []),
  ]
  const counted = all
    .map((one) => ({
      ...one,
      solved: worker && one === own ? solvedSince(worker, since, kind) : solvedBy(one.id),
    }))
    .filter(({ solved }) => solved > 0)
    .toSorted((a, b) => b.solved - a.solved)
  const [, second, third] = counted.filter(({ id }) => id !== 'own')
  if (second && third) third.solved = second.solved
  const currency = user?.currency ?? 'USD'
  const listed = counted.filter((one) => !country || one.country === country.toUpperCase())
  const mistakesOf = (id: string, solved: number): number =>
    Math.round(solved * (0.002 + 0.068 * noise(seed, id, 'accuracy')))
  const places = listed.map(({ id, name, country: from, solved }): Place & { id: string } => {
    const rank = 1 + listed.filter((other) => other.solved > solved).length
    const prize = country || kind ? undefined : prizes[period][rank - 1]
    return {
      id,
      rank,
      name,
      country: from,
      solved,
      ...(worker && id === 'own'
        ? {
            accuracy: accuracySince(worker, start),
            earned: mine?.showEarnings ? money(earnedSince(worker, start), currency) : null,
          }
        : {
            accuracy: roundFigure(100 - (100 * mistakesOf(id, solved)) / solved, 1),
            earned:
              noise(seed, id, 'earned') < 0.3 ? null : money(dollars(solved * 0.00042), currency),
          }),
      prize: prize === undefined ? null : money(dollars(prize), currency),
    }
  })
  const bare = ({ id: _, ...place }: Place & { id: string }): Place => place
  const me = places.find(({ id }) => id === 'own')
  return {
    records: places.slice(0, shown).map(bare),
    me: me ? bare(me) : null,
    endsAt: end === null ? null : iso(end),
    countries: [...new Set(counted.flatMap((one) => one.country ?? []))].toSorted(),
  }
}
