import * as v from 'valibot'
import { Id, Nothing, textOrNull, Finite, longList } from './common.ts'
import { list, Paged } from './paging.ts'
import { defineCalls } from './types.ts'

/** Why nobody could answer (contract.md 4.5). */
export const unsolvedReasons = [
  'unreadable',
  'no_instruction',
  'wrong_type',
  'empty',
  'blocked_page',
] as const
export type UnsolvedReason = (typeof unsolvedReasons)[number]

export const Unsolved = v.looseObject({
  id: Id,
  imageUrl: textOrNull,
  hint: textOrNull,
  reason: v.optional(v.string(), ''),
  count: v.optional(Finite, 1),
  lastSeenAt: textOrNull,
  /** The number of similar tasks, for tasks flagged as "no captcha". */
  groupSize: v.optional(v.nullable(Finite), null),
  type: v.optional(v.string(), ''),
  typeTitle: v.optional(v.string(), ''),
})
export type Unsolved = v.InferOutput<typeof Unsolved>

const UnsolvedArg = v.strictObject({ ...Paged, reason: v.optional(v.picklist(unsolvedReasons)) })
const UnsolvedList = v.looseObject({ records: longList(Unsolved), ...list })
const OneId = v.strictObject({ id: Id })

export const unsolvedCalls = defineCalls({
  impossible: {
    method: 'GET',
    path: '/api/v2/customer/impossible',
    arg: UnsolvedArg,
    res: UnsolvedList,
    provides: ['Impossible'],
  },
  hideImpossible: {
    method: 'DELETE',
    path: '/api/v2/customer/impossible/{id}',
    arg: OneId,
    res: Nothing,
    invalidates: ['Impossible'],
  },
  restoreImpossible: {
    method: 'POST',
    path: '/api/v2/customer/impossible/{id}/restore',
    arg: OneId,
    res: Nothing,
    invalidates: ['Impossible'],
  },
  notCaptcha: {
    method: 'GET',
    path: '/api/v2/customer/not_captcha',
    arg: UnsolvedArg,
    res: UnsolvedList,
    provides: ['NotCaptcha'],
  },
  hideNotCaptcha: {
    method: 'DELETE',
    path: '/api/v2/customer/not_captcha/{id}',
    arg: OneId,
    res: Nothing,
    invalidates: ['NotCaptcha'],
  },
  restoreNotCaptcha: {
    method: 'POST',
    path: '/api/v2/customer/not_captcha/{id}/restore',
    arg: OneId,
    res: Nothing,
    invalidates: ['NotCaptcha'],
  },
})
