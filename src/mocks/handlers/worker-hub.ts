import type { InferInput } from 'valibot'
import type { PublicProfile, Reward, workerHubCalls } from '../../api/contract/worker-hub.ts'
import { failure, invalid } from '../errors.ts'
import { dollars, money } from '../lib/money.ts'
import { earnedInAll } from '../seed/earnings.ts'
import { leaderboard } from '../seed/leaderboard.ts'
import { accuracySince, dayMs, solvedSince, workerOf } from '../seed/workers.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockWorker } from '../data/work.ts'

/** The rewards that a worker can get. The prize for points has no amount. */
const rewards = [
  {
    id: 'first-100',
    en: ['First hundred', 'Solve 100 tasks.'],
    ru: ['Первая сотня', 'Решите 100 заданий.'],
    goal: 100,
    sum: 0.05,
  },
  {
    id: 'week-150',
    en: ['A steady week', 'Solve 150 tasks in 7 days.'],
    ru: ['Стабильная неделя', 'Решите 150 заданий за 7 дней.'],
    goal: 150,
    sum: 0.1,
  },
  {
    id: 'all-kinds',
    en: ['All-rounder', 'Solve at least one task in each of 9 types.'],
    ru: ['Мастер на все руки', 'Решите по заданию каждого из 9 типов.'],
    goal: 9,
    sum: 0.03,
  },
  {
    id: 'today-20',
    en: ['Warm-up', 'Solve 20 tasks today.'],
    ru: ['Разминка', 'Решите сегодня 20 заданий.'],
    goal: 20,
    sum: 0.02,
  },
  {
    id: 'sharp',
    en: ['Sharp eye', 'Solve 500 tasks in a row without a mistake.'],
    ru: ['Острый глаз', 'Решите 500 заданий подряд без ошибки.'],
    goal: 500,
    points: 1,
  },
  {
    id: 'sprint',
    en: ['Sprint', 'Solve 300 tasks before the event ends.'],
    ru: ['Рывок', 'Решите 300 заданий, пока идёт событие.'],
    goal: 300,
    sum: 0.25,
  },
] as const

function progressOf(id: string, worker: MockWorker, now: number): number {
  const solved = worker.log.filter(({ outcome }) => outcome === 'paid')
  const since = (start: number): number => solved.filter(({ at }) => at >= start).length
  if (id === 'first-100') return Math.min(100, worker.solvedBefore + solved.length)
  if (id === 'week-150') return since(now - 7 * dayMs)
  if (id === 'all-kinds') return new Set(solved.map(({ kind }) => kind)).size
  if (id === 'today-20') return since(Math.floor(now / dayMs) * dayMs)
  if (id !== 'sharp') return 0
  const done = worker.log
    .filter(({ outcome }) => outcome === 'paid' || outcome === 'wrong')
    .toSorted((one, other) => other.at - one.at)
  const wrong = done.findIndex(({ outcome }) => outcome === 'wrong')
  return wrong === -1 ? done.length : wrong
}

function rewardOf(
  reward: (typeof rewards)[number],
  worker: MockWorker,
  user: MockAccount,
  now: number,
): InferInput<typeof Reward> {
  const progress = Math.min(reward.goal, progressOf(reward.id, worker, now))
  const isClaimed = worker.claimed.includes(reward.id)
  const [title, description] = reward[user.interfaceLanguage === 'ru' ? 'ru' : 'en']
  const isOver = reward.id === 'sprint'
  return {
    id: reward.id,
    code: reward.id.replace('-', '_'),
    title,
    description,
    progress,
    goal: reward.goal,
    prize: 'sum' in reward ? money(dollars(reward.sum), user.currency) : { points: reward.points },
    state: isClaimed
      ? 'claimed'
      : isOver
        ? 'expired'
        : progress >= reward.goal
          ? 'claimable'
          : worker.status === 'new'
            ? 'locked'
            : 'active',
    endsAt:
      reward.id === 'today-20'
        ? new Date((Math.floor(now / dayMs) + 1) * dayMs).toISOString()
        : isOver
          ? new Date(now - dayMs).toISOString()
          : null,
  }
}

function profileOf(
  worker: MockWorker,
  user: MockAccount,
  { db, now }: { db: Data; now: number },
): InferInput<typeof PublicProfile> {
  const { profile, updatedAt } = worker
  const { me } = leaderboard(db.seed, now, { period: 'all' }, user, worker)
  return {
    ...profile,
    avatarUrl: user.avatarUrl,
    country: user.country ?? 'KZ',
    rank: me?.rank ?? null,
    solved: solvedSince(worker, null),
    accuracy: accuracySince(worker, 0),
    earned: money(earnedInAll(db, user, now), user.currency),
    updatedAt: new Date(updatedAt).toISOString(),
  }
}

export const workerHubHandlers: Handlers<typeof workerHubCalls> = {
  rewards: {
    access: 'user',
    run: ({ db, user, now }) => ({
      records: rewards.map((one) => rewardOf(one, workerOf(db, user, now), user, now)),
    }),
  },
  claimReward: {
    access: 'user',
    samples: [{ id: 'first-100', idempotencyKey: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f' }],
    run: ({ arg: { id }, db, user, now }) => {
      const worker = workerOf(db, user, now)
      const found = rewards.find((one) => one.id === String(id))
      if (!found) throw failure('ERROR_NOT_FOUND')
      if (rewardOf(found, worker, user, now).state !== 'claimable') throw failure('ERROR_CONFLICT')
      worker.claimed.push(found.id)
      worker.log.push({
        id: 50_000 + worker.claimed.length,
        kind: 'image',
        at: now,
        outcome: 'reward',
        earned: 0,
        bonus: 'sum' in found ? dollars(found.sum) : 0,
        fine: 0,
        spentMs: 0,
      })
      return rewardOf(found, worker, user, now)
    },
  },
  publicProfile: {
    access: 'user',
    run: ({ db, user, now }) => {
      const worker = workerOf(db, user, now)
      return profileOf(worker, user, { db, now })
    },
  },
  updatePublicProfile: {
    access: 'user',
    samples: [{ nick: 'quiet_heron', showAvatar: true, showCountry: true, showEarnings: false }],
    run: ({ arg: { updatedAt, ...profile }, db, user, now }) => {
      const worker = workerOf(db, user, now)
      if (updatedAt && updatedAt !== new Date(worker.updatedAt).toISOString())
        throw failure('ERROR_STALE_VERSION', {
          extra: { current: profileOf(worker, user, { db, now }) },
        })
      if (['swift_fox', 'amber_fox'].includes(profile.nick.toLowerCase()))
        throw invalid({ nick: { code: 'not_unique' } })
      worker.profile = profile
      worker.updatedAt = Math.max(now, worker.updatedAt + 1)
      return profileOf(worker, user, { db, now })
    },
  },
}
