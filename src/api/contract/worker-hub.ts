import * as v from 'valibot'
import { flag, Id, IdempotencyKey, Money, NoArg, sum, text, version } from './common.ts'
import { defineCalls } from './types.ts'

const Points = v.looseObject({ points: v.number() })
const Prize = v.optional(v.nullable(v.union([Money, Points])), null)

export const Reward = v.looseObject({
  id: Id,
  code: v.optional(v.string(), ''),
  title: v.optional(v.string(), ''),
  description: text,
  progress: v.optional(v.number(), 0),
  goal: v.optional(v.number(), 0),
  prize: Prize,
  state: v.optional(v.string(), 'active'),
  endsAt: text,
})
export type Reward = v.InferOutput<typeof Reward>

export const nickPattern = /^[\w-]+$/
export const nickLength = { min: 3, max: 20 } as const

export const PublicProfile = v.looseObject({
  nick: text,
  avatarUrl: text,
  showAvatar: flag,
  showCountry: flag,
  showEarnings: flag,
  country: text,
  /** The public rank. */
  rank: v.optional(v.nullable(v.number()), null),
  solved: v.optional(v.number(), 0),
  accuracy: v.optional(v.nullable(v.number()), null),
  earned: sum,
  updatedAt: version,
})
export type PublicProfile = v.InferOutput<typeof PublicProfile>

export const workerHubCalls = defineCalls({
  rewards: {
    method: 'GET',
    path: '/api/v2/worker/rewards',
    arg: NoArg,
    res: v.looseObject({ records: v.optional(v.array(Reward), []) }),
    provides: ['Rewards'],
  },
  claimReward: {
    method: 'POST',
    path: '/api/v2/worker/rewards/{id}/claim',
    arg: v.strictObject({ id: Id, idempotencyKey: IdempotencyKey }),
    res: Reward,
    idempotent: true,
    invalidates: ['Rewards', 'Worker', 'User', 'Fairness'],
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
      updatedAt: version,
    }),
    res: PublicProfile,
    invalidates: ['PublicProfile', 'Leaderboard'],
  },
})
