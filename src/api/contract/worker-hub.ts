import * as v from 'valibot'
import {
  Id,
  IdempotencyKey,
  Money,
  NoArg,
  savedVersion,
  moneyOrNull,
  textOrNull,
  versionOrNull,
  Finite,
  longList,
} from './common.ts'
import { defineCalls } from './types.ts'

const Points = v.looseObject({ points: Finite })
const Prize = v.optional(v.nullable(v.union([Money, Points])), null)

export const Reward = v.looseObject({
  id: Id,
  code: v.optional(v.string(), ''),
  title: v.optional(v.string(), ''),
  description: textOrNull,
  progress: v.optional(Finite, 0),
  goal: v.optional(Finite, 0),
  prize: Prize,
  state: v.string(),
  endsAt: textOrNull,
})
export type Reward = v.InferOutput<typeof Reward>

export const nickPattern = /^[\w-]+$/
export const nickLength = { min: 3, max: 20 } as const

export const PublicProfile = v.looseObject({
  nick: v.nullable(v.string()),
  avatarUrl: textOrNull,
  showAvatar: v.boolean(),
  showCountry: v.boolean(),
  showEarnings: v.boolean(),
  country: textOrNull,
  /** The public rank. */
  rank: v.optional(v.nullable(Finite), null),
  solved: v.optional(Finite, 0),
  accuracy: v.optional(v.nullable(Finite), null),
  earned: moneyOrNull,
  updatedAt: savedVersion,
})
export type PublicProfile = v.InferOutput<typeof PublicProfile>

export const workerHubCalls = defineCalls({
  rewards: {
    method: 'GET',
    path: '/api/v2/worker/rewards',
    arg: NoArg,
    res: v.looseObject({ records: longList(Reward) }),
    provides: ['Rewards'],
  },
  claimReward: {
    method: 'POST',
    path: '/api/v2/worker/rewards/{id}/claim',
    arg: v.strictObject({ id: Id, idempotencyKey: IdempotencyKey }),
    /** Only this state says that the prize is the worker's. */
    res: v.pipe(
      Reward,
      v.check(({ state }) => state === 'claimed'),
    ),
    idempotent: true,
    invalidates: ['Rewards', 'Worker', 'User', 'Fairness', 'Earnings'],
  },
  publicProfile: {
    method: 'GET',
    path: '/api/v2/worker/public_profile',
    arg: NoArg,
    res: PublicProfile,
    provides: ['PublicProfile'],
  },
  updatePublicProfile: {
    method: 'PUT',
    path: '/api/v2/worker/public_profile',
    arg: v.strictObject({
      nick: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(nickLength.min),
        v.maxLength(nickLength.max),
        v.regex(nickPattern),
      ),
      showAvatar: v.boolean(),
      showCountry: v.boolean(),
      showEarnings: v.boolean(),
      updatedAt: versionOrNull,
    }),
    res: PublicProfile,
    invalidates: ['PublicProfile', 'Leaderboard'],
  },
})
