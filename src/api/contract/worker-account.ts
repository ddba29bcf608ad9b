import * as v from 'valibot'
import { flag, Id, Money, NoArg, Nothing, sum, text, version, when } from './common.ts'
import { defineCalls } from './types.ts'

const figure = v.optional(v.number(), 0)
const texts = v.optional(v.array(v.string()), [])

/** Why work is stopped (contract.md 4.2), with what a worker has to know of it. */
const Suspension = v.looseObject({
  id: Id,
  kind: v.optional(v.string(), ''),
  reasonCode: v.optional(v.string(), ''),
  startsAt: when,
  endsAt: text,
  canAppeal: flag,
  ackRequired: flag,
  details: v.optional(
    v.looseObject({
      taskId: v.optional(v.nullable(Id), null),
      count: v.optional(v.nullable(v.number()), null),
    }),
  ),
  /** When a moderator will have looked at it at the latest. */
  reviewAt: text,
  /** What it costs. */
  cost: sum,
  /** When the one appeal was sent. */
  appealedAt: text,
})
export type Suspension = v.InferOutput<typeof Suspension>

/** What a kind of task, or one in a language, would bring now. */
const Offer = v.looseObject({
  id: v.string(),
  per1000: sum,
  /** Tasks that wait. */
  waiting: v.optional(v.nullable(v.number()), null),
})
export type Offer = v.InferOutput<typeof Offer>

export const WorkerMe = v.looseObject({
  level: v.optional(v.union([v.number(), v.string()]), 1),
  reputation: figure,
  /** Solved tasks at which reputation rises next. */
  nextReputationAt: v.optional(v.nullable(v.number()), null),
  accuracy7d: v.optional(v.nullable(v.number()), null),
  solvedToday: figure,
  solvedTotal: figure,
  earnedToday: Money,
  available: Money,
  hold: Money,
  languages: texts,
  acceptedKinds: texts,
  autoNext: v.optional(v.boolean(), true),
  sound: flag,
  vibration: flag,
  status: v.optional(v.string(), 'ready'),
  suspension: v.optional(v.nullable(Suspension), null),
  queue: v.optional(
    v.looseObject({
      position: v.optional(v.nullable(v.number()), null),
      waiting: v.optional(v.nullable(v.number()), null),
      rates: v.optional(
        v.array(v.looseObject({ kind: v.string(), per1000: v.optional(Money) })),
        [],
      ),
    }),
    {},
  ),
  unseenMistakes: figure,
  /** What can be chosen. */
  offered: v.optional(
    v.looseObject({
      languages: v.optional(v.array(Offer), []),
      kinds: v.optional(v.array(Offer), []),
    }),
    {},
  ),
  updatedAt: version,
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
  state: v.optional(v.string(), 'not_required'),
  attemptsLeft: v.optional(v.nullable(v.number()), null),
  retryAt: text,
  /** The ways that are open now. */
  methods: v.optional(v.array(v.string()), [...authMethods]),
  /** Of a `pending` one: which, and where its code went. */
  method: text,
  sentTo: text,
  /** The picture of `captcha`. */
  imageUrl: text,
  /** The address that opens the bot of `telegram`. */
  deepLink: text,
})
export type Authentication = v.InferOutput<typeof Authentication>

const Day = v.looseObject({
  date: v.string(),
  solved: figure,
  mistakes: figure,
  earned: Money,
  bonus: sum,
  fines: sum,
})
export type FairDay = v.InferOutput<typeof Day>

/** The figures that decide about a worker, as they decide. */
const Fairness = v.looseObject({
  accuracy: v.optional(v.nullable(v.number()), null),
  accuracyNeeded: v.optional(v.nullable(v.number()), null),
  reputation: figure,
  /** What has moved it, latest first. */
  moves: v.optional(
    v.array(
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
  /** Of the last seven days: what an hour with a task on the screen brought. */
  perHour: sum,
  minutesWorked: figure,
  /** Percent of answers that were paid: one's own, and everybody's of the same kinds. */
  paidShare: v.optional(v.nullable(v.number()), null),
  othersPaidShare: v.optional(v.nullable(v.number()), null),
  days: v.optional(v.array(Day), []),
})
export type Fairness = v.InferOutput<typeof Fairness>

const Worked = v.looseObject({
  id: Id,
  kind: v.optional(v.string(), ''),
  at: v.string(),
  outcome: v.optional(v.string(), ''),
  earned: Money,
  bonus: sum,
  fine: sum,
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
  },
  fairness: {
    method: 'GET',
    path: '/api/v2/worker/fairness',
    arg: NoArg,
    res: Fairness,
    provides: ['Fairness'],
  },
  /** The tasks that a day's sums are made of. */
  workedTasks: {
    method: 'GET',
    path: '/api/v2/worker/tasks',
    arg: v.strictObject({ date: v.pipe(v.string(), v.isoDate()) }),
    res: v.looseObject({ records: v.optional(v.array(Worked), []) }),
    provides: ['Fairness'],
  },
})
