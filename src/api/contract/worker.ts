import * as v from 'valibot'
import { Money, Finite, longList, shortList } from './common.ts'
import { defineCalls } from './types.ts'

export const leaderboardPeriods = ['day', 'week', 'month', 'all'] as const

/** Kinds of task that workers solve by looking and listening. */
export const workerKinds = [
  'image',
  'text',
  'coordinates',
  'grid',
  'rotate',
  'draw',
  'box',
  'audio',
  'moderation',
] as const

const Place = v.looseObject({
  rank: Finite,
  /** A nickname or a masked name, shown as text and never as HTML. */
  name: v.optional(v.string(), ''),
  /** ISO 3166 code; null where the worker does not show it. */
  country: v.optional(v.nullable(v.string()), null),
  solved: v.optional(Finite, 0),
  /** Percent, 0 to 100. */
  accuracy: v.optional(v.nullable(Finite), null),
  /** Null where the worker does not show it. */
  earned: v.optional(v.nullable(Money), null),
  prize: v.optional(v.nullable(Money), null),
})
export type LeaderboardPlace = v.InferOutput<typeof Place>

const Leaderboard = v.looseObject({
  records: longList(Place),
  me: v.optional(v.nullable(Place), null),
  /** When the period ends; null for a period without an end. */
  endsAt: v.optional(v.nullable(v.string()), null),
  /** Every country with a place in the period, independent of the filters. */
  countries: v.optional(shortList(v.string()), []),
})
export type Leaderboard = v.InferOutput<typeof Leaderboard>

export const workerCalls = defineCalls({
  leaderboard: {
    method: 'GET',
    path: '/api/v2/worker/leaderboard',
    arg: v.strictObject({
      period: v.picklist(leaderboardPeriods),
      country: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/))),
      kind: v.optional(v.picklist(workerKinds)),
    }),
    res: Leaderboard,
    provides: ['Leaderboard'],
  },
})
