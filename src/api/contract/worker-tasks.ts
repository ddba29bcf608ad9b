import * as v from 'valibot'
import {
  Id,
  IdempotencyKey,
  Money,
  NoArg,
  Nothing,
  moneyOrNull,
  textOrNull,
  Finite,
  clamped,
  shortList,
  SpeedBonus,
  Side,
} from './common.ts'
import { AttributeValues } from './label-classes.ts'
import { TaskProject } from './label-tasks.ts'
import { defineCalls } from './types.ts'
import { workerKinds } from './worker.ts'

const count = v.optional(v.nullable(Finite), null)

const Options = v.looseObject({
  /** 0 any, 1 digits, 2 letters, 3 all digits or all letters, 4 both (contract.md 1.7). */
  numeric: count,
  case: v.optional(v.nullable(v.boolean()), null),
  minLength: count,
  maxLength: count,
  rows: count,
  columns: count,
  maxClicks: count,
  canNoAnswer: v.optional(v.nullable(v.boolean()), null),
  languages: v.optional(v.nullable(shortList(v.string())), null),
})

/** One unit of work (contract.md 4.8). */
export const WorkerTask = v.looseObject({
  id: Id,
  kind: v.optional(v.string(), ''),
  imageUrl: textOrNull,
  audioUrl: textOrNull,
  text: textOrNull,
  hint: textOrNull,
  instructionImageUrl: textOrNull,
  options: v.optional(Options, {}),
  /** Of an item of a labelling project; null for other tasks. */
  project: v.optional(v.nullable(TaskProject), null),
  price: Money,
  bonus: SpeedBonus,
  deadlineAt: v.optional(v.string(), ''),
  /**
   * Milliseconds until the deadline at the time of the answer, because the clock of a phone is
   * often wrong.
   */
  leftMs: v.optional(v.nullable(clamped(0, 3_600_000)), null),
  /** The picture's size in pixels, so that its space is reserved before it loads. */
  imageWidth: Side,
  imageHeight: Side,
  skipsLeft: count,
  /**
   * The next reserved task. Its picture may be preloaded, and what it pays and how long it may take
   * is told before it is taken.
   */
  next: v.optional(
    v.nullable(
      v.looseObject({
        id: Id,
        imageUrl: textOrNull,
        kind: v.optional(v.string(), ''),
        price: moneyOrNull,
        seconds: count,
        bonus: SpeedBonus,
      }),
    ),
    null,
  ),
})
export type WorkerTask = v.InferOutput<typeof WorkerTask>

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const Point = v.strictObject({ x: whole, y: whole })
const attributes = v.optional(AttributeValues)

/** Characters of a question about the instructions of a labelling project. */
export const questionLimits = { min: 5, max: 1000 } as const

export const skipReasons = [
  'unreadable',
  'not_captcha',
  'other_language',
  'no_instruction',
  'other',
] as const
export const verdicts = ['right', 'wrong'] as const

/**
 * Coordinates are whole pixels of the picture. Cells are counted from 1, row by row. Classes,
 * polygons, spans and attributes are those of a labelling project, whose coordinates and boxes have a
 * class too.
 */
const Answer = v.strictObject({
  id: Id,
  idempotencyKey: IdempotencyKey,
  text: v.optional(v.string()),
  coordinates: v.optional(
    v.array(v.strictObject({ ...Point.entries, labelId: v.optional(v.string()), attributes })),
  ),
  cells: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1)))),
  angle: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(360))),
  polygon: v.optional(v.array(Point)),
  boxes: v.optional(
    v.array(
      v.strictObject({
        ...Point.entries,
        width: whole,
        height: whole,
        labelId: v.optional(v.string()),
        attributes,
      }),
    ),
  ),
  polygons: v.optional(
    v.array(v.strictObject({ points: v.array(Point), labelId: v.string(), attributes })),
  ),
  spans: v.optional(v.array(v.strictObject({ start: whole, end: whole, labelId: v.string() }))),
  classes: v.optional(v.array(v.string())),
  verdict: v.optional(v.picklist(verdicts)),
  reason: v.optional(v.string()),
  noAnswer: v.optional(v.literal(true)),
  spentMs: whole,
})
export const WorkerAnswer = v.omit(Answer, ['id', 'idempotencyKey', 'spentMs'])
export type WorkerAnswer = v.InferInput<typeof WorkerAnswer>

const Answered = v.looseObject({
  accepted: v.optional(v.boolean(), true),
  earned: Money,
  /** The part of `earned` that came for speed. */
  bonus: moneyOrNull,
  next: v.optional(v.nullable(WorkerTask), null),
  earnedToday: moneyOrNull,
})
export type Answered = v.InferOutput<typeof Answered>

const Skipped = v.looseObject({
  skipsLeft: v.nullable(Finite),
  /** As after an answer: the next task without another request. */
  next: v.optional(v.nullable(WorkerTask), null),
})
export type Skipped = v.InferOutput<typeof Skipped>

export const workerTaskCalls = defineCalls({
  /** A repeated request returns the task that is already reserved. */
  nextTask: {
    method: 'POST',
    path: '/api/v2/worker/task/next',
    arg: v.strictObject({ kinds: v.optional(v.array(v.picklist(workerKinds))) }),
    res: v.nullish(v.union([WorkerTask, v.looseObject({ retryAfter: clamped(1, 3600) })])),
    empty: 'No task waits: 204.',
  },
  /** A repeated request with the same key gets the first answer. */
  answerTask: {
    method: 'POST',
    path: '/api/v2/worker/task/{id}/answer',
    arg: Answer,
    res: Answered,
    idempotent: true,
  },
  /** Asks the owner of a labelling project. The answer reaches all its workers. */
  askProject: {
    method: 'POST',
    path: '/api/v2/worker/task/{id}/question',
    arg: v.strictObject({
      id: Id,
      text: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(questionLimits.min),
        v.maxLength(questionLimits.max),
      ),
    }),
    res: Nothing,
    repeatable: true,
  },
  skipTask: {
    method: 'POST',
    path: '/api/v2/worker/task/{id}/skip',
    arg: v.strictObject({ id: Id, reason: v.picklist(skipReasons) }),
    res: Skipped,
  },
  stopWork: {
    method: 'POST',
    path: '/api/v2/worker/stop',
    arg: NoArg,
    res: Nothing,
    invalidates: ['Worker', 'User', 'Fairness', 'Earnings'],
  },
})
