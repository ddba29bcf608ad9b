import { workerKinds } from '../../api/contract/worker.ts'
import { paidTypes } from '../../task-api/paid-types.ts'
import { failure } from '../errors.ts'
import { dollars } from '../lib/money.ts'
import type { Micros } from '../lib/money.ts'
import { noise } from '../lib/random.ts'
import { wrongAnswer, puzzle } from './puzzles.ts'
import { payAt, settled } from './statistics.ts'
import { taskTypes } from './types.ts'
import type { PuzzleKind } from './puzzles.ts'
import type { Booked, MockMistake, MockWorker } from '../data/work.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

const hour = 60 * 60 * 1000
export const dayMs = 24 * hour

/** Dollars per 1000 tasks, as they were paid in the weeks before. */
const perThousand: Record<PuzzleKind, number> = {
  image: 0.42,
  text: 0.5,
  coordinates: 0.66,
  grid: 0.6,
  rotate: 0.35,
  draw: 1.1,
  box: 1.2,
  audio: 0.9,
  moderation: 0.8,
}
export const pastPriceOf = (kind: PuzzleKind): Micros => dollars(perThousand[kind] / 1000)
export const pastRateOf = (kind: PuzzleKind): Micros => dollars(perThousand[kind])

/** What customers call a kind. Whoever checks answers is paid as for a picture with text. */
const typeOf: Record<PuzzleKind, string> = { ...paidTypes, moderation: paidTypes.image }

/** The pay for 1000 tasks that the public statistics tell at the same time. */
export function rateOf({ seed }: Pick<Data, 'seed'>, kind: PuzzleKind, now: number): Micros {
  const type = taskTypes.find((one) => one.type === typeOf[kind])
  return type ? payAt(seed, type, settled(now)) : pastRateOf(kind)
}
export const priceOf = (db: Pick<Data, 'seed'>, kind: PuzzleKind, now: number): Micros =>
  Math.round(rateOf(db, kind, now) / 1000)
/** How long a task may take. */
export const secondsOf: Record<PuzzleKind, number> = {
  image: 15,
  text: 20,
  coordinates: 25,
  grid: 25,
  rotate: 15,
  draw: 90,
  box: 90,
  audio: 60,
  moderation: 30,
}
/** The harder kinds pay more for an answer in the first third of the time. */
export const speedBonus = (kind: PuzzleKind) =>
  perThousand[kind] < 0.6 ? null : { seconds: Math.round(secondsOf[kind] / 3), percent: 10 }
export const skipsPerDay = 10
export const lessonSize = 5
export const finePart = 5

const said = {
  en: {
    comment: 'I marked what the instruction asked for.',
    upheld: 'The instruction asked for something else.',
    canceled: 'Your answer was right, so there is no fine.',
  },
  ru: {
    comment: 'Отмечено то, о чём просила инструкция.',
    upheld: 'Инструкция просила о другом.',
    canceled: 'Ваш ответ верен, штрафа не будет.',
  },
} as const

function seedMistakes(
  now: number,
  { comment, upheld, canceled }: (typeof said)['en' | 'ru'],
): MockMistake[] {
  const statuses = ['open', 'open', 'disputed', 'upheld', 'canceled', 'accepted'] as const
  const kinds = ['coordinates', 'box', 'image', 'draw', 'grid', 'rotate', 'moderation'] as const
  return Array.from({ length: 13 }, (_, at) => {
    const kind = kinds[at % kinds.length] ?? 'image'
    const number = 900 + at
    const status = at === 2 ? 'open' : (statuses[at % statuses.length] ?? 'open')
    return {
      id: 600 + at,
      taskId: 88_000 + at * 7,
      kind,
      number,
      // Whoever won a dispute had answered right.
      mine: status === 'canceled' ? puzzle(kind, number).truth : wrongAnswer(puzzle(kind, number)),
      isKnown: at !== 2,
      fine: pastPriceOf(kind) * finePart,
      createdAt: now - (status === 'open' ? at + 2 : at * 9 + 30) * hour,
      status,
      comment: ['disputed', 'upheld', 'canceled'].includes(status) ? comment : null,
      disputedAt: status === 'disputed' ? now - 3 * hour : null,
      resolution: status === 'upheld' ? upheld : status === 'canceled' ? canceled : null,
      seen: at > 1,
    }
  })
}

/** Two weeks of work before today. */
function seedLog(now: number): Booked[] {
  const start = Math.floor(now / dayMs) * dayMs
  return Array.from({ length: 13 }, (_, back) =>
    Array.from({ length: Math.round(14 + 20 * noise('worked', back)) }, (__, at): Booked => {
      const kind = workerKinds[Math.floor(noise('kind', back, at) * workerKinds.length)] ?? 'image'
      const isWrong = noise('wrong', back, at) < 0.05
      return {
        id: 70_000 - back * 100 - at,
        kind,
        at: start - (back + 1) * dayMs + (9 * 60 + at * 3) * 60_000,
        outcome: isWrong ? 'wrong' : 'paid',
        earned: isWrong ? 0 : pastPriceOf(kind),
        bonus: at === 0 && back % 5 === 0 ? dollars(0.05) : 0,
        fine: isWrong && back % 2 === 0 ? pastPriceOf(kind) * finePart : 0,
        spentMs: Math.round(4000 + 9000 * noise('spent', back, at)),
      }
    }),
  ).flat()
}

function seedWorker(account: MockAccount, now: number): MockWorker {
  const isOld = account.persona === 'worker' || account.persona === 'worker-suspended'
  return {
    accountId: account.id,
    since: now,
    status: isOld ? (account.restrictions.length > 0 ? 'suspended_ack' : 'ready') : 'new',
    authentication: {
      state: isOld ? 'passed' : 'required',
      attemptsLeft: 3,
      retryAt: null,
      method: null,
      sentTo: null,
      sentAt: null,
      picture: 17,
    },
    autoNext: true,
    sound: false,
    vibration: false,
    languages: ['en'],
    kinds: [...workerKinds],
    updatedAt: now,
    solvedBefore: isOld ? 48_212 : 0,
    given: 0,
    waits: 0,
    task: null,
    reserved: null,
    skipsLeft: skipsPerDay,
    log: isOld ? seedLog(now) : [],
    mistakes: isOld
      ? seedMistakes(now, account.interfaceLanguage === 'ru' ? said.ru : said.en)
      : [],
    claimed: [],
    training: {
      // Image captchas need no lesson.
      open: isOld ? [...workerKinds] : ['image'],
      lessons: isOld
        ? Object.fromEntries(
            workerKinds.map((kind) => [kind, { right: 5, answered: 5, round: 0, score: 100 }]),
          )
        : {},
      exams: {},
    },
    profile: {
      nick: isOld ? 'quiet_heron' : null,
      showAvatar: isOld,
      showCountry: isOld,
      showEarnings: false,
    },
    appealedAt: null,
    alertHours: null,
    alerts: isOld
      ? [
          {
            id: 1,
            kind: 'image',
            language: 'en',
            minPer1000: { amount: '0.40', currency: 'USD' },
            minWaiting: 50,
            from: '18:00',
            to: '23:00',
          },
        ]
      : [],
  }
}

/**
 * The stored data of a worker, made on first use.
 * @throws ApiFailure for an account that is no worker's
 */
export function workerOf(db: Data, account: MockAccount, now: number): MockWorker {
  if (account.userType !== 'worker') throw failure('ERROR_FORBIDDEN')
  const known = db.workers.find(({ accountId }) => accountId === account.id)
  if (known) return known
  const made = seedWorker(account, now)
  db.workers.push(made)
  return made
}

const auto = 2 * dayMs
/** A mistake at the current time: an open one counts as accepted after two days. */
export const mistakeStatus = ({ status, createdAt }: MockMistake, now: number) =>
  status === 'open' && createdAt + auto <= now ? 'accepted' : status
/** A moderator decides within two days too. */
export const reviewUntil = ({ status, disputedAt }: MockMistake): number | null =>
  status === 'disputed' && disputedAt !== null ? disputedAt + auto : null
export const disputeUntil = ({ createdAt }: MockMistake): number => createdAt + auto

/** The earnings since a time. */
export const earnedSince = ({ log }: MockWorker, since: number): Micros =>
  log.reduce((sum, { at, earned, bonus }) => (at >= since ? sum + earned + bonus : sum), 0)

/** What has come since the data was made, over midnights too. */
export function broughtSince(worker: MockWorker): Micros {
  const { log, since } = worker
  const fines = log.reduce((sum, { at, fine }) => (at >= since ? sum + fine : sum), 0)
  return earnedSince(worker, since) - fines
}

const paidSince = ({ log }: MockWorker, since: number, kind?: PuzzleKind): number =>
  log.filter((one) => one.at >= since && one.outcome === 'paid' && (!kind || one.kind === kind))
    .length

/**
 * The number of paid tasks since a time. The total includes those before the log, whose kind is
 * unknown.
 */
export const solvedSince = (worker: MockWorker, since: number | null, kind?: PuzzleKind): number =>
  paidSince(worker, since ?? 0, kind) +
  (since !== null ? 0 : Math.floor(worker.solvedBefore / (kind ? workerKinds.length : 1)))

/** The share of right answers since a time, in percent with one decimal place. */
export function accuracySince({ log }: MockWorker, since: number): number | null {
  const judged = log.filter(({ at, outcome }) => at >= since && ['paid', 'wrong'].includes(outcome))
  const right = judged.filter(({ outcome }) => outcome === 'paid').length
  return judged.length === 0 ? null : Math.round((1000 * right) / judged.length) / 10
}
