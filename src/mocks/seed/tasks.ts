import { startOfDay, dayIn } from '../../lib/zone.ts'
import { taskDays } from '../../task-api/facts.ts'
import type { Micros } from '../lib/money.ts'
import { mulberry32, noise } from '../lib/random.ts'
import { doneToday, priceAt, secondsAt, graphSpans, startOf } from './statistics.ts'
import { taskTypes } from './types.ts'
import type { TaskType } from './types.ts'
import type { Ending, OwnTask } from '../data/tasks.ts'
import type { MockAccount } from '../data/accounts.ts'

// The tasks of the accounts, day by day. They are not stored: the seed and the clock determine
// them. A summary reads sixty days of seven thousand tasks, so microseconds count in this file.

/** A task in its final status; `statusAt` of task-life.ts returns the current one. */
export interface Task {
  id: string
  type: TaskType
  submitted: number
  /** Milliseconds until the task ends; 0 if nobody takes it. */
  seconds: number
  ending: Ending
  /** The price of one answer. */
  price: Micros
  /** The number of workers that answer it. */
  answers: number
  ip: string
  keyId: string
  softId: string | null
  host: string | null
  /** Determines the rest: the picture, the answer, and whether it was reported. */
  salt: number
  /** The tasks that arrived since the start. */
  own?: OwnTask
}

/** Older tasks are deleted. */
export const taskRetentionDays = taskDays
/** Out of a hundred tasks. */
const popular: readonly [slug: string, share: number][] = [
  ['image-picture-captcha-solver', 55],
  ['recaptcha_v2', 24],
  ['cloudflare-turnstile', 11],
  ['clickcaptcha', 6],
  ['hcaptcha', 4],
]
export const seededType = (slug: string): TaskType => {
  const type = taskTypes.find((known) => known.slug === slug)
  if (!type) throw new Error(`seed/types.ts has no type "${slug}".`)
  return type
}
const kinds = popular.map(([slug, share]) => ({ type: seededType(slug), share }))
const ips = ['203.0.113.17', '203.0.113.18', '198.51.100.40', '2001:db8:31::7'] as const
const hosts = ['shop.example', 'tickets.example', 'login.example', 'catalogue.example'] as const
/**
 * The programs of settings.ts, with the share of tasks that each sends in percent; the other tasks
 * name none.
 */
const programs: readonly [id: string, name: string | null, share: number][] = [
  ['4580', 'Glyph for Chrome', 36],
  ['2738', 'RankWatch', 20],
  ['3112', 'FormFiller Pro', 6],
  ['5204', null, 3],
]
/** The program that still sends by the classic API. */
const classicProgram = '5204'
export const isClassic = ({ softId }: Task): boolean => softId === classicProgram

export const softwareName = (id: string | null): string | null =>
  programs.find(([known]) => known === id)?.[1] ?? null
/** The keys of an account (keys.ts) that are in use. */
function keyOf({ id, persona }: MockAccount, chance: number, image: boolean): string {
  if (persona !== 'customer') return String(id * 100 + 1)
  return String(id * 100 + (chance < 0.58 ? 1 : chance < 0.85 || !image ? 2 : 3))
}

/** The share of a day's work that is done, in steps of five minutes. */
const steps = 288
const curve = Array.from({ length: steps + 1 }, (_, at) =>
  at === steps ? 1 : doneToday((at / steps) * graphSpans.day),
)
function doneAt(part: number): number {
  const at = Math.min(steps - 1, Math.floor(part * steps))
  const [from = 0, to = 1] = [curve[at], curve[at + 1]]
  return from + (to - from) * (part * steps - at)
}
/** The time of the day at which this share is done. */
function partAt(done: number): number {
  let [low, high] = [0, steps]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((curve[middle] ?? 1) <= done) low = middle
    else high = middle
  }
  const [from = 0, to = 1] = [curve[low], curve[low + 1]]
  return (low + (to > from ? (done - from) / (to - from) : 0)) / steps
}

/** The number of tasks of a whole day. */
function volumeOf(seed: number, { id, volume }: MockAccount, at: number): number {
  const weekend = [0, 6].includes(new Date(at).getUTCDay()) ? 0.7 : 1
  return Math.round(volume * weekend * (0.8 + 0.4 * noise(seed, id, 'day', at)))
}

/** Prices and durations change slowly, so each half hour is computed once. */
function slowly(read: (seed: number, type: TaskType, time: number) => number): typeof read {
  const remembered = new WeakMap<TaskType, Map<number, number>>()
  return (seed, type, at) => {
    let known = remembered.get(type)
    if (!known) remembered.set(type, (known = new Map()))
    const time = startOf(at, 30 * graphSpans.minute)
    // A seed has 32 bits, and the number of half hours stays below 2^21 until 2089: together one
    // safe integer.
    const key = seed * 2 ** 21 + time / (30 * graphSpans.minute)
    let value = known.get(key)
    if (value === undefined) {
      if (known.size > 10_000) known.clear()
      value = read(seed, type, time)
      known.set(key, value)
    }
    return value
  }
}
const usualSeconds = slowly(secondsAt)
const usualPrice = slowly(priceAt)

const dayNumber = (at: number): number => Math.floor(at / graphSpans.day)
const idOf = (account: MockAccount, at: number, k: number): string =>
  String(7_000_000_000 + (account.id - 1000) * 100_000_000 + (dayNumber(at) % 1000) * 100_000 + k)

function endingOf(chance: number, success: number): Ending {
  if (chance < success) return 'ready'
  const rest = (chance - success) / (1 - success)
  return rest < 0.45
    ? 'unsolvable'
    : rest < 0.62
      ? 'not_captcha'
      : rest < 0.78
        ? 'expired'
        : 'rejected'
}

function programOf(chance: number): string | null {
  let rest = chance
  return programs.find(([, , share]) => (rest -= share) < 0)?.[0] ?? null
}

function taskAt(seed: number, account: MockAccount, day: number, k: number, all: number): Task {
  const next = mulberry32(
    Math.imul(seed ^ 0x9e3779b9, account.id) ^
      Math.imul(dayNumber(day), 0x85ebca6b) ^
      Math.imul(k + 1, 0xc2b2ae35),
  )
  const submitted = Math.round(day + partAt((k + 0.5) / all) * graphSpans.day)
  let share = next() * 100
  const type =
    (kinds.find((kind) => (share -= kind.share) < 0) ?? kinds[0])?.type ??
    seededType('recaptcha_v2')
  const ending = endingOf(next(), type.success / 100)
  const usual = usualSeconds(seed, type, submitted)
  const image = type.group === 'image'
  const source = next()
  return {
    id: idOf(account, day, k),
    type,
    submitted,
    // A task without an answer ends after a minute and a half.
    seconds:
      ending === 'rejected'
        ? 0
        : ending === 'unsolvable'
          ? 90
          : Math.max(3, Math.round(usual * (0.6 + 0.9 * next()))),
    ending,
    price: Math.round(usualPrice(seed, type, submitted) / 1000),
    answers:
      ending === 'rejected' ? 0 : ending === 'unsolvable' ? 3 : image && next() < 0.06 ? 3 : 1,
    ip: ips[source < 0.6 ? Math.floor(source * 3.3) : 2 + Math.round(next())] ?? ips[0],
    keyId: keyOf(account, source, image),
    softId: programOf(next() * 100),
    host: image ? null : (hosts[Math.floor(next() * hosts.length)] ?? null),
    salt: Math.floor(next() * 2 ** 31),
  }
}

/** The seeded tasks of an account from one time until another, newest first. */
export function* tasksBetween(
  seed: number,
  account: MockAccount,
  from: number,
  to: number,
  now: number,
): Generator<Task> {
  if (account.volume === 0) return
  const first = Math.max(
    from,
    startOf(now, graphSpans.day) - taskRetentionDays * graphSpans.day,
    Date.parse(account.createdAt),
  )
  const last = Math.min(to, now)
  for (
    let day = startOf(last, graphSpans.day);
    day > first - graphSpans.day;
    day -= graphSpans.day
  ) {
    const all = volumeOf(seed, account, day)
    const whole = last >= day + graphSpans.day
    let k = whole
      ? all - 1
      : Math.min(all - 1, Math.ceil(all * doneAt((last - day) / graphSpans.day)))
    for (; k >= 0; k -= 1) {
      const task = taskAt(seed, account, day, k, all)
      if (task.submitted > last) continue
      if (task.submitted < first) return
      yield task
    }
  }
}

/** One task by its id. */
export function seededTask(
  seed: number,
  account: MockAccount,
  id: string,
  now: number,
): Task | null {
  const number = Number(id) - 7_000_000_000 - (account.id - 1000) * 100_000_000
  if (account.volume === 0 || !/^\d{10}$/.test(id) || number < 0 || number >= 100_000_000)
    return null
  const today = dayNumber(now)
  const back = ((((today % 1000) - Math.floor(number / 100_000)) % 1000) + 1000) % 1000
  if (back > taskRetentionDays) return null
  const day = (today - back) * graphSpans.day
  const all = volumeOf(seed, account, day)
  const k = number % 100_000
  if (k >= all) return null
  const task = taskAt(seed, account, day, k, all)
  return task.submitted <= now && task.submitted >= Date.parse(account.createdAt) ? task : null
}

/** The midnight in the zone before a time. */
export const midnight = (time: number, zone: string): number => startOfDay(dayIn(zone, time), zone)
