// Over 250 lines: the calls of one contract, which share a worker's status.
import type { InferInput } from 'valibot'
import { authMethods } from '../../api/contract/worker-account.ts'
import type { workerAccountCalls, WorkerMe } from '../../api/contract/worker-account.ts'
import { workerKinds } from '../../api/contract/worker.ts'
import { failure, invalid } from '../errors.ts'
import { dollars, money } from '../lib/money.ts'
import { demoCode } from '../personas.ts'
import { payableOf, workerHoldOf } from '../seed/balance.ts'
import { puzzle } from '../seed/puzzles.ts'
import {
  accuracySince,
  dayMs,
  earnedSince,
  mistakeStatus,
  rateOf,
  secondsOf,
  skipsPerDay,
  solvedSince,
  speedBonus,
  workerOf,
} from '../seed/workers.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockWorker } from '../data/work.ts'

const iso = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString()
const midnight = (now: number): number => Math.floor(now / dayMs) * dayMs
const languages = ['en', 'ru', 'es', 'pt', 'de', 'fr', 'id', 'vi'] as const
const perLevel = 10_000
const levelOf = (solved: number): number => 1 + Math.floor(solved / perLevel)
const resendMs = 60_000

/**
 * The restriction of a status. It belongs to the account, so the account's own list shows it too.
 */
function suspensionOf(worker: MockWorker, user: MockAccount, now: number) {
  const known = user.restrictions.find(({ kind }) => kind.startsWith('worker_'))
  if (!known) return null
  return {
    ...known,
    reviewAt: worker.status === 'suspended_moderation' ? iso(now + 2 * dayMs) : null,
    cost: known.kind === 'worker_suspended' ? money(dollars(0.02205), user.currency, 6) : null,
    appealedAt: iso(worker.appealedAt),
  }
}

function meOf(
  db: Data,
  worker: MockWorker,
  user: MockAccount,
  now: number,
): InferInput<typeof WorkerMe> {
  const today = worker.log.filter(({ at, outcome }) => at >= midnight(now) && outcome !== 'reward')
  const solved = solvedSince(worker, null)
  return {
    level: levelOf(solved),
    reputation: Math.floor(solved / 1000),
    nextReputationAt: (Math.floor(solved / 1000) + 1) * 1000,
    accuracy7d: accuracySince(worker, now - 7 * dayMs),
    solvedToday: today.length,
    solvedTotal: solved,
    earnedToday: money(earnedSince(worker, midnight(now)), user.currency, 6),
    available: money(payableOf(db, user, now), user.currency, 6),
    hold: money(workerHoldOf(db, user), user.currency),
    languages: worker.languages,
    acceptedKinds: worker.kinds,
    autoNext: worker.autoNext,
    sound: worker.sound,
    vibration: worker.vibration,
    status: worker.status,
    suspension: suspensionOf(worker, user, now),
    queue: {
      position: worker.waits > 0 ? worker.waits * 3 : null,
      waiting: 41,
      rates: worker.kinds
        .filter((kind) => worker.training.open.includes(kind))
        .map((kind) => ({
          kind,
          per1000: money(rateOf(db, kind, now), user.currency),
          seconds: secondsOf[kind],
          bonus: speedBonus(kind),
        })),
    },
    unseenMistakes: worker.mistakes.filter(({ seen }) => !seen).length,
    offered: {
      languages: languages.map((id, at) => ({
        id,
        per1000: money(rateOf(db, 'image', now) + dollars(at * 0.04), user.currency),
        waiting: 120 - at * 14,
      })),
      kinds: workerKinds.map((id, at) => ({
        id,
        per1000: money(rateOf(db, id, now), user.currency),
        waiting: 64 - at * 6,
        locked: !worker.training.open.includes(id),
      })),
    },
    updatedAt: iso(worker.updatedAt),
  }
}

function authenticationOf(worker: MockWorker, now: number) {
  const { state, attemptsLeft, retryAt, method, sentTo, sentAt, picture } = worker.authentication
  const isPaused = retryAt !== null && retryAt > now
  return {
    state: state === 'failed' && !isPaused ? 'required' : state,
    attemptsLeft: isPaused || state !== 'failed' ? attemptsLeft : 3,
    retryAt: isPaused ? iso(retryAt) : null,
    methods: [...authMethods],
    method,
    sentTo,
    resendAt: sentAt !== null && sentAt + resendMs > now ? iso(sentAt + resendMs) : null,
    imageUrl: `/api/v2/worker/media/image-${picture}.svg`,
    deepLink: 'https://t.me/glyphwork_check_bot?start=demo',
  }
}

export const workerAccountHandlers: Handlers<typeof workerAccountCalls> = {
  worker: {
    access: 'user',
    run: ({ db, user, now }) => meOf(db, workerOf(db, user, now), user, now),
  },
  updateWorker: {
    access: 'user',
    samples: [{ autoNext: false }, { languages: ['en', 'ru'], acceptedKinds: ['image'] }],
    run: ({
      arg: { languages: asked, acceptedKinds, autoNext, sound, vibration, updatedAt },
      db,
      user,
      now,
    }) => {
      const worker = workerOf(db, user, now)
      if (asked?.some((code) => !languages.some((known) => known === code)))
        throw invalid({ languages: { code: 'not_allowed' } })
      if (updatedAt && updatedAt !== iso(worker.updatedAt))
        throw failure('ERROR_STALE_VERSION', { extra: { current: meOf(db, worker, user, now) } })
      const kinds = acceptedKinds && workerKinds.filter((kind) => acceptedKinds.includes(kind))
      Object.assign(
        worker,
        asked && { languages: asked },
        kinds && { kinds },
        autoNext !== undefined && { autoNext },
        sound !== undefined && { sound },
        vibration !== undefined && { vibration },
        { updatedAt: asked || kinds ? Math.max(now, worker.updatedAt + 1) : worker.updatedAt },
      )
      return meOf(db, worker, user, now)
    },
  },
  workerAuthentication: {
    access: 'user',
    run: ({ db, user, now }) => authenticationOf(workerOf(db, user, now), now),
  },
  authenticateWorker: {
    access: 'user',
    samples: [{ method: 'phone', value: '+15550100' }, { method: 'captcha' }],
    run: ({ arg: { method, value, code }, db, user, now }) => {
      const worker = workerOf(db, user, now)
      const own = worker.authentication
      if (own.state === 'passed' || own.state === 'not_required') throw failure('ERROR_CONFLICT')
      if (own.retryAt !== null && own.retryAt > now)
        throw failure('ERROR_TOO_MANY_REQUESTS', {
          retryAfter: Math.ceil((own.retryAt - now) / 1000),
        })
      const given = method === 'captcha' ? value : code
      // A pause that is over gives all tries again.
      if (own.state === 'failed')
        Object.assign(own, { state: 'required', attemptsLeft: 3, retryAt: null })
      if (given === undefined && method === 'captcha') {
        own.picture += 1
        return authenticationOf(worker, now)
      }
      if (given === undefined) {
        // Another number is another code.
        if (
          own.method === method &&
          value === undefined &&
          own.sentAt !== null &&
          own.sentAt + resendMs > now
        )
          throw failure('ERROR_TOO_MANY_REQUESTS', {
            retryAfter: Math.ceil((own.sentAt + resendMs - now) / 1000),
          })
        const isAgain = own.method === method && own.state === 'pending' && value === undefined
        if (method === 'phone' && !isAgain && !/^\+\d{7,15}$/.test(value ?? ''))
          throw invalid({ value: { code: 'bad_format' } })
        const to = isAgain
          ? own.sentTo
          : method === 'phone'
            ? `${value?.slice(0, 3)}•••${value?.slice(-2)}`
            : user.email
        Object.assign(own, { state: 'pending', method, sentTo: to, sentAt: now })
        return authenticationOf(worker, now)
      }
      const wanted =
        method === 'captcha' ? (puzzle('image', own.picture).truth.text ?? '') : demoCode
      if (given.toLowerCase() === wanted) {
        own.state = 'passed'
        if (worker.status === 'new')
          worker.status = worker.training.open.length > 0 ? 'ready' : 'training_required'
        return authenticationOf(worker, now)
      }
      own.attemptsLeft -= 1
      if (own.attemptsLeft === 0)
        Object.assign(own, { state: 'failed', attemptsLeft: 0, retryAt: now + 15 * 60_000 })
      return own.attemptsLeft === 0
        ? authenticationOf(worker, now)
        : (() => {
            throw failure('ERROR_WRONG_CODE', { extra: { attemptsLeft: own.attemptsLeft } })
          })()
    },
  },
  acknowledgeRestriction: {
    access: 'user',
    samples: [{ id: 71 }],
    run: ({ arg: { id }, db, user, now }) => {
      const known = user.restrictions.find((one) => String(one.id) === String(id))
      if (!known?.ackRequired) throw failure('ERROR_NOT_FOUND')
      user.restrictions = user.restrictions.filter((one) => one !== known)
      const worker = workerOf(db, user, now)
      if (worker.status === 'suspended_ack') worker.status = 'ready'
    },
  },
  appealRestriction: {
    access: 'user',
    samples: [{ id: 71, text: 'I answered what the picture showed, please look again.' }],
    run: ({ arg: { id }, db, user, now }) => {
      const known = user.restrictions.find((one) => String(one.id) === String(id))
      if (!known) throw failure('ERROR_NOT_FOUND')
      if (!known.canAppeal) throw failure('ERROR_CONFLICT')
      known.canAppeal = false
      workerOf(db, user, now).appealedAt = now
    },
  },
  fairness: {
    access: 'user',
    run: ({ db, user, now }) => {
      const worker = workerOf(db, user, now)
      const since = now - 7 * dayMs
      const week = worker.log.filter(({ at, outcome }) => at >= since && outcome !== 'reward')
      const minutes = week.reduce((sum, { spentMs }) => sum + spentMs, 0) / 60_000
      const brought = week.reduce((sum, { earned }) => sum + earned, 0)
      const statuses = worker.mistakes
        .filter(({ comment }) => comment !== null)
        .map((mistake) => mistakeStatus(mistake, now))
      const count = (wanted: string): number => statuses.filter((one) => one === wanted).length
      const dates = Array.from({ length: 14 }, (_, back) => midnight(now) - back * dayMs)
      const solved = solvedSince(worker, null)
      const reputation = Math.floor(solved / 1000)
      const of = (sum: number) => money(sum, user.currency, 6)
      return {
        accuracy: accuracySince(worker, since),
        accuracyNeeded: 92,
        reputation,
        level: { value: levelOf(solved), solved, nextAt: levelOf(solved) * perLevel },
        skips: { perDay: skipsPerDay, left: worker.skipsLeft },
        moves:
          worker.solvedBefore === 0
            ? []
            : [
                {
                  at: iso(now - 16 * dayMs) ?? '',
                  change: 1,
                  reason: 'solved_1000',
                  after: reputation,
                },
                {
                  at: iso(now - 31 * dayMs) ?? '',
                  change: -1,
                  reason: 'mistakes',
                  after: reputation - 1,
                },
                {
                  at: iso(now - 54 * dayMs) ?? '',
                  change: 1,
                  reason: 'solved_1000',
                  after: reputation,
                },
              ],
        disputes: {
          sent: statuses.length,
          won: count('canceled'),
          lost: count('upheld'),
          open: count('disputed'),
        },
        perHour: minutes < 1 ? null : of(Math.round((brought / minutes) * 60)),
        minutesWorked: Math.round(minutes),
        paidShare: accuracySince(worker, since),
        othersPaidShare: 94.2,
        days: dates.flatMap((start) => {
          const those = worker.log.filter(({ at }) => at >= start && at < start + dayMs)
          if (those.length === 0) return []
          const sumOf = (key: 'earned' | 'bonus' | 'fine'): number =>
            those.reduce((sum, entry) => sum + entry[key], 0)
          return [
            {
              date: new Date(start).toISOString().slice(0, 10),
              solved: those.filter(({ outcome }) => outcome === 'paid').length,
              mistakes: those.filter(({ outcome }) => outcome === 'wrong').length,
              earned: of(sumOf('earned')),
              bonus: of(sumOf('bonus')),
              fines: of(sumOf('fine')),
            },
          ]
        }),
      }
    },
  },
  workedTasks: {
    access: 'user',
    samples: [{ date: '2026-04-14' }],
    run: ({ arg: { date }, db, user, now }) => {
      const start = Date.parse(`${date}T00:00:00Z`)
      return {
        records: workerOf(db, user, now)
          .log.filter(({ at }) => at >= start && at < start + dayMs)
          .toSorted((a, b) => b.at - a.at)
          .map(({ id, kind, at, outcome, earned, bonus, fine }) => ({
            id,
            kind,
            at: new Date(at).toISOString(),
            outcome,
            earned: money(earned, user.currency, 6),
            bonus: money(bonus, user.currency, 6),
            fine: money(fine, user.currency, 6),
          })),
      }
    },
  },
}
