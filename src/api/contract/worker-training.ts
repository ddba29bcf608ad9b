import * as v from 'valibot'
import {
  Id,
  NoArg,
  moneyOrNull,
  textOrNull,
  Finite,
  shortList,
  longList,
  SpeedBonus,
  Length,
} from './common.ts'
import { defineCalls } from './types.ts'
import { WorkerTask } from './worker-tasks.ts'

const figure = v.optional(v.nullable(Finite), null)

/** An answer of any kind, in the shape of a worker's answer. */
const Given = v.looseObject({
  text: v.optional(v.nullable(v.string())),
  coordinates: v.optional(
    v.nullable(longList(v.looseObject({ x: Finite, y: Finite, labelId: v.optional(v.string()) }))),
  ),
  cells: v.optional(v.nullable(longList(Finite))),
  angle: v.optional(v.nullable(Finite)),
  polygon: v.optional(v.nullable(longList(v.looseObject({ x: Finite, y: Finite })))),
  boxes: v.optional(
    v.nullable(
      longList(
        v.looseObject({
          x: Finite,
          y: Finite,
          width: Length,
          height: Length,
          labelId: v.optional(v.string()),
        }),
      ),
    ),
  ),
  polygons: v.optional(
    v.nullable(
      longList(
        v.looseObject({
          points: longList(v.looseObject({ x: Finite, y: Finite })),
          labelId: v.string(),
        }),
      ),
    ),
  ),
  spans: v.optional(
    v.nullable(longList(v.looseObject({ start: Finite, end: Finite, labelId: v.string() }))),
  ),
  classes: v.optional(v.nullable(longList(v.string()))),
  verdict: v.optional(v.nullable(v.string())),
  noAnswer: v.optional(v.nullable(v.boolean())),
})
export type Given = v.InferOutput<typeof Given>
export const GivenAnswer = v.optional(v.nullable(Given), null)

/** A task for practice: it is unpaid, and no customer waits for it. */
const Practice = v.looseObject({
  ...WorkerTask.entries,
  price: v.optional(v.nullable(v.unknown())),
})
export type Practice = v.InferOutput<typeof Practice>

/** The exam of one kind: its tasks without explanations, for those who know the kind. */
const KindExam = v.looseObject({
  best: figure,
  attemptsLeft: figure,
  nextAttemptAt: textOrNull,
  /** Whether the exam has begun and is not submitted. */
  open: v.optional(v.boolean(), false),
})
export type KindExam = v.InferOutput<typeof KindExam>

const Summary = v.looseObject({
  state: v.string(),
  /** The share of right answers, in percent, that opens the paid queue of a kind. */
  required: v.optional(Finite, 0),
  lessons: longList(
    v.looseObject({
      id: Id,
      kind: v.optional(v.string(), ''),
      title: v.optional(v.string(), ''),
      /** `done` once the paid queue of the kind is open. */
      state: v.optional(v.string(), 'open'),
      score: figure,
      /** The number of answered practice tasks, and how many there are. */
      answered: v.optional(Finite, 0),
      total: v.optional(Finite, 0),
      /** The pay that the lesson opens. */
      per1000: moneyOrNull,
      /** What it adds to the pay of a fast answer. */
      bonus: SpeedBonus,
      exam: v.optional(v.nullable(KindExam), null),
    }),
  ),
})
export type TrainingSummary = v.InferOutput<typeof Summary>

const Lesson = v.looseObject({
  id: Id,
  kind: v.optional(v.string(), ''),
  title: v.optional(v.string(), ''),
  state: v.optional(v.string(), 'open'),
  /** The rules by which answers of the kind are judged. */
  rules: v.optional(
    shortList(v.looseObject({ id: v.string(), text: v.optional(v.string(), '') })),
    [],
  ),
  /** Solved examples, each with its correct answer and the reason. */
  examples: v.optional(
    shortList(
      v.looseObject({
        task: Practice,
        answer: GivenAnswer,
        explanation: v.optional(v.string(), ''),
        /** The rule that it shows. */
        rule: textOrNull,
        /** An answer that breaks the rule; null where the example shows how it is kept. */
        wrong: GivenAnswer,
      }),
    ),
    [],
  ),
  tasks: shortList(Practice),
  /** The number of answered `tasks`, in their order. */
  answered: v.optional(Finite, 0),
})
export type Lesson = v.InferOutput<typeof Lesson>

const Explained = v.looseObject({
  correct: v.boolean(),
  answer: GivenAnswer,
  explanation: v.optional(v.string(), ''),
  done: v.optional(v.boolean(), false),
  score: figure,
  /** After the last task: whether the paid queue of the kind is open. */
  opened: v.optional(v.nullable(v.boolean()), null),
})
export type Explained = v.InferOutput<typeof Explained>

const Exam = v.looseObject({
  tasks: shortList(Practice),
  /** Set after the exam is submitted. */
  passed: v.optional(v.nullable(v.boolean()), null),
  score: figure,
})
export type Exam = v.InferOutput<typeof Exam>

const Sent = v.looseObject({})

export const workerTrainingCalls = defineCalls({
  training: {
    method: 'GET',
    path: '/api/v2/worker/training',
    arg: NoArg,
    res: Summary,
    provides: ['Training'],
  },
  lesson: {
    method: 'GET',
    path: '/api/v2/worker/training/lessons/{id}',
    arg: v.strictObject({ id: Id }),
    inLanguage: true,
    res: Lesson,
    provides: ['Training'],
  },
  answerLesson: {
    method: 'POST',
    path: '/api/v2/worker/training/lessons/{id}/answers',
    arg: v.strictObject({ id: Id, taskId: Id, answer: Sent }),
    res: Explained,
  },
  /** Without answers it starts or continues the exam of a kind; with answers it submits it. */
  exam: {
    method: 'POST',
    path: '/api/v2/worker/training/exam',
    arg: v.strictObject({
      kind: v.string(),
      answers: v.optional(v.array(v.strictObject({ taskId: Id, answer: Sent }))),
    }),
    res: Exam,
    repeatable: true,
  },
  resetTraining: {
    method: 'POST',
    path: '/api/v2/worker/training/reset',
    arg: NoArg,
    res: Summary,
    invalidates: ['Training', 'Worker'],
  },
})
