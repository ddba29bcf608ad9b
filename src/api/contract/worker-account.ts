// Over 250 lines: the schemas and rows of the worker's cabinet.
import * as v from 'valibot'
import {
  flag,
  Id,
  Money,
  NoArg,
  Nothing,
  moneyOrNull,
  textOrNull,
  savedVersion,
  when,
  Finite,
  shortList,
  longList,
  keptList,
  SpeedBonus,
} from './common.ts'
import { defineCalls } from './types.ts'

const figure = v.optional(Finite, 0)

/** Why work is suspended (contract.md 4.2), with what the worker needs to know. */
const Suspension = v.looseObject({
  id: Id,
  kind: v.optional(v.string(), ''),
  reasonCode: v.optional(v.string(), ''),
  startsAt: when,
  endsAt: textOrNull,
  canAppeal: flag,
  ackRequired: flag,
  details: v.optional(
    v.looseObject({
      taskId: v.optional(v.nullable(Id), null),
      count: v.optional(v.nullable(Finite), null),
    }),
  ),
  /** The latest time of the review by a moderator. */
  reviewAt: textOrNull,
  /** The amount deducted. */
  cost: moneyOrNull,
  /** When the worker sent the only appeal. */
  appealedAt: textOrNull,
})
export type Suspension = v.InferOutput<typeof Suspension>

/** What a kind of task, or a language, pays now. */
const Offer = v.looseObject({
  id: v.string(),
  per1000: moneyOrNull,
  /** The number of waiting tasks. */
  waiting: v.optional(v.nullable(Finite), null),
  /** Whether a lesson has to be passed first (kinds only). */
  locked: flag,
})
export type Offer = v.InferOutput<typeof Offer>

export const WorkerMe = v.looseObject({
  level: v.optional(v.union([Finite, v.string()]), 1),
  reputation: figure,
  /** The number of solved tasks at which the reputation rises next. */
  nextReputationAt: v.optional(v.nullable(Finite), null),
  accuracy7d: v.optional(v.nullable(Finite), null),
  solvedToday: figure,
  solvedTotal: figure,
  earnedToday: Money,
  available: Money,
  hold: Money,
  languages: keptList(v.string()),
  acceptedKinds: keptList(v.string()),
  autoNext: v.boolean(),
  sound: v.boolean(),
  vibration: v.boolean(),
  status: v.string(),
  suspension: v.optional(v.nullable(Suspension), null),
  queue: v.optional(
    v.looseObject({
      position: v.optional(v.nullable(Finite), null),
      waiting: v.optional(v.nullable(Finite), null),
      rates: v.optional(
        shortList(
          v.looseObject({
            kind: v.string(),
            per1000: v.optional(Money),
            /** How long a task of the kind may take. */
            seconds: v.optional(v.nullable(Finite), null),
            bonus: SpeedBonus,
          }),
        ),
        [],
      ),
    }),
    {},
  ),
  unseenMistakes: figure,
  /** The available choices. */
  offered: v.optional(
    v.looseObject({
      languages: v.optional(shortList(Offer), []),
      kinds: v.optional(shortList(Offer), []),
    }),
    {},
  ),
  updatedAt: savedVersion,
})
export type WorkerMe = v.InferOutput<typeof WorkerMe>

export const WorkerPatch = v.partial(
  v.strictObject({
    languages: v.pipe(v.array(v.string()), v.minLength(1)),
    acceptedKinds: v.pipe(v.array(v.string()), v.minLength(1)),
    autoNext: v.boolean(),
    sound: v.boolean(),
    vibration: v.boolean(),
    updatedAt: v.nullable(v.string()),
  }),
)

export const authMethods = ['captcha', 'phone', 'telegram', 'email'] as const

const Authentication = v.looseObject({
  state: v.string(),
  attemptsLeft: v.optional(v.nullable(Finite), null),
  retryAt: textOrNull,
  /** The available methods. */
  methods: v.optional(shortList(v.string()), [...authMethods]),
  /** The method of a `pending` verification, and where its code was sent. */
  method: textOrNull,
  sentTo: textOrNull,
  /** When another code may be sent; null for now. */
  resendAt: textOrNull,
  /** The picture of `captcha`. */
  imageUrl: textOrNull,
  /** The address that opens the bot of `telegram`. */
  deepLink: textOrNull,
})
export type Authentication = v.InferOutput<typeof Authentication>

const Day = v.looseObject({
  date: v.string(),
  solved: figure,
  mistakes: figure,
  earned: Money,
  bonus: moneyOrNull,
  fines: moneyOrNull,
})
export type FairDay = v.InferOutput<typeof Day>

/** The figures by which a worker is judged. */
const Fairness = v.looseObject({
  accuracy: v.nullable(Finite),
  accuracyNeeded: v.optional(v.nullable(Finite), null),
  reputation: figure,
  /** The level, the number of solved tasks behind it, and the number that the next one needs. */
  level: v.optional(
    v.nullable(
      v.looseObject({
        value: v.optional(v.union([Finite, v.string()]), 1),
        solved: figure,
        nextAt: v.optional(v.nullable(Finite), null),
      }),
    ),
    null,
  ),
  /** How many tasks a day may be skipped, and how many of these are left. */
  skips: v.optional(v.nullable(v.looseObject({ perDay: figure, left: figure })), null),
  /** The changes of the figure, latest first. */
  moves: v.optional(
    longList(
      v.looseObject({
        at: v.string(),
        change: figure,
        reason: v.optional(v.string(), ''),
        after: figure,
      }),
    ),
    [],
  ),
  disputes: v.optional(
    v.looseObject({ sent: figure, won: figure, lost: figure, open: figure }),
    {},
  ),
  /** Earnings per hour with a task on the screen, over the last seven days. */
  perHour: moneyOrNull,
  minutesWorked: figure,
  /**
   * The share of paid answers in percent: the worker's own, and that of all workers for the same
   * kinds.
   */
  paidShare: v.optional(v.nullable(Finite), null),
  othersPaidShare: v.optional(v.nullable(Finite), null),
  days: longList(Day),
})
export type Fairness = v.InferOutput<typeof Fairness>

const Worked = v.looseObject({
  id: Id,
  kind: v.optional(v.string(), ''),
  at: v.string(),
  outcome: v.optional(v.string(), ''),
  earned: Money,
  bonus: moneyOrNull,
  fine: moneyOrNull,
})
export type Worked = v.InferOutput<typeof Worked>

export const appealLength = { min: 20, max: 2000 } as const

/** contract.md 4.8, and the restrictions of 4.2. */
export const workerAccountCalls = defineCalls({
  worker: {
    method: 'GET',
    path: '/api/v2/worker',
    arg: NoArg,
    res: WorkerMe,
    provides: ['Worker'],
  },
  updateWorker: {
    method: 'PUT',
    path: '/api/v2/worker',
    arg: WorkerPatch,
    res: WorkerMe,
    invalidates: ['Worker'],
  },
  workerAuthentication: {
    method: 'GET',
    path: '/api/v2/worker/authentication',
    arg: NoArg,
    res: Authentication,
    provides: ['WorkerAuthentication'],
  },
  authenticateWorker: {
    method: 'POST',
    path: '/api/v2/worker/authentication',
    arg: v.strictObject({
      method: v.picklist(authMethods),
      value: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(254))),
      code: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(32))),
    }),
    res: Authentication,
    invalidates: ['WorkerAuthentication', 'Worker'],
    repeatable: true,
  },
  acknowledgeRestriction: {
    method: 'POST',
    path: '/api/v2/user/restrictions/{id}/acknowledge',
    arg: v.strictObject({ id: Id }),
    res: Nothing,
    invalidates: ['Worker', 'User'],
  },
  appealRestriction: {
    method: 'POST',
    path: '/api/v2/user/restrictions/{id}/appeal',
    arg: v.strictObject({
      id: Id,
      text: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(appealLength.min),
        v.maxLength(appealLength.max),
      ),
    }),
    res: Nothing,
    invalidates: ['Worker', 'User'],
    repeatable: true,
  },
  fairness: {
    method: 'GET',
    path: '/api/v2/worker/fairness',
    arg: NoArg,
    res: Fairness,
    provides: ['Fairness'],
  },
  /** The tasks behind the totals of a day. */
  workedTasks: {
    method: 'GET',
    path: '/api/v2/worker/tasks',
    arg: v.strictObject({ date: v.pipe(v.string(), v.isoDate()) }),
    res: v.looseObject({ records: longList(Worked) }),
    provides: ['Fairness'],
  },
})
