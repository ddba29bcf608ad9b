import * as v from 'valibot'
import {
  Id,
  Money,
  Nothing,
  moneyOrNull,
  textOrNull,
  when,
  Finite,
  longList,
  Side,
} from './common.ts'
import { list, Paged, optionalRange } from './paging.ts'
import { defineCalls } from './types.ts'
import { workerKinds } from './worker.ts'
import { GivenAnswer } from './worker-training.ts'

export const mistakeStatuses = ['open', 'accepted', 'disputed', 'upheld', 'canceled'] as const
export const disputeLength = { min: 5, max: 500 } as const

export const Mistake = v.looseObject({
  id: Id,
  taskId: Id,
  imageUrl: textOrNull,
  /** The recording of the task. */
  audioUrl: textOrNull,
  imageWidth: Side,
  imageHeight: Side,
  kind: v.optional(v.string(), ''),
  hint: textOrNull,
  text: textOrNull,
  instructionImageUrl: textOrNull,
  options: v.optional(
    v.looseObject({
      rows: v.optional(v.nullable(Finite), null),
      columns: v.optional(v.nullable(Finite), null),
    }),
    {},
  ),
  myAnswer: GivenAnswer,
  correctAnswer: GivenAnswer,
  /** What a right answer would have paid. */
  price: moneyOrNull,
  fine: Money,
  /** The rule that the answer breaks. The lesson of the kind shows examples of it. */
  rule: v.optional(
    v.nullable(v.looseObject({ id: v.string(), text: v.optional(v.string(), '') })),
    null,
  ),
  disputeUntil: when,
  status: v.optional(v.string(), 'open'),
  createdAt: when,
  comment: textOrNull,
  /** The latest time of a decision about a dispute. */
  reviewUntil: textOrNull,
  /** The moderator's comment on a dispute. */
  resolution: textOrNull,
  seen: v.optional(v.boolean(), true),
})
export type Mistake = v.InferOutput<typeof Mistake>

export const workerMistakeCalls = defineCalls({
  mistakes: {
    method: 'GET',
    path: '/api/v2/worker/mistakes',
    arg: v.strictObject({
      ...Paged,
      ...optionalRange,
      status: v.optional(v.picklist(mistakeStatuses)),
      kind: v.optional(v.picklist(workerKinds)),
    }),
    inLanguage: true,
    res: v.looseObject({
      records: longList(Mistake),
      ...list,
      unseen: v.optional(Finite, 0),
    }),
    provides: ['Mistakes'],
  },
  acceptMistake: {
    method: 'POST',
    path: '/api/v2/worker/mistakes/{id}/accept',
    arg: v.strictObject({ id: Id }),
    res: Mistake,
    invalidates: ['Mistakes', 'Worker', 'Fairness', 'Earnings'],
  },
  disputeMistake: {
    method: 'POST',
    path: '/api/v2/worker/mistakes/{id}/dispute',
    arg: v.strictObject({
      id: Id,
      comment: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(disputeLength.min),
        v.maxLength(disputeLength.max),
      ),
    }),
    res: Mistake,
    invalidates: ['Mistakes', 'Worker', 'Fairness', 'Earnings'],
    repeatable: true,
  },
  /** Marks the mistakes of a page as seen. */
  seeMistakes: {
    method: 'POST',
    path: '/api/v2/worker/mistakes/seen',
    arg: v.strictObject({ ids: v.array(Id) }),
    res: Nothing,
    invalidates: ['Worker'],
  },
})
