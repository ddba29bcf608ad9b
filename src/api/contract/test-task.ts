import * as v from 'valibot'
import { IdempotencyKey, Money, NoArg, Upload, Finite, Id, clamped, shortList } from './common.ts'
import { defineCalls } from './types.ts'

/** The types that people solve by looking (contract.md 4.5); no others. */
export const testTypes = [
  'ImageToTextTask',
  'TextCaptchaTask',
  'CoordinatesTask',
  'GridTask',
  'RotateTask',
  'BoundingBoxTask',
] as const
export type TestType = (typeof testTypes)[number]

const count = v.optional(v.nullable(Finite), null)

/** The limits of an image (contract.md 1.7); a missing limit is not enforced here. */
export const ImageLimits = v.looseObject({
  minBytes: count,
  maxBytes: count,
  maxSide: count,
  types: v.optional(shortList(v.string()), []),
})
export type ImageLimits = v.InferOutput<typeof ImageLimits>

export const TestKind = v.looseObject({
  type: v.string(),
  /** Null where the task is text. */
  image: v.optional(v.nullable(ImageLimits), null),
  text: v.optional(v.nullable(v.looseObject({ max: count })), null),
  commentMax: count,
  /** Whether a hint is required, because a worker could not know what to do without one. */
  commentRequired: v.optional(v.boolean(), false),
  /** The current price of this one task. */
  price: v.optional(v.nullable(Money), null),
})
export type TestKind = v.InferOutput<typeof TestKind>

export const TestOffer = v.looseObject({
  kinds: shortList(TestKind),
  /** Free test tasks left today. */
  freeLeft: v.optional(Finite, 0),
  /** How long the page waits, and how often it polls, in seconds. */
  waitSeconds: v.optional(clamped(1, 3600), 120),
  pollSeconds: v.optional(clamped(1, 60), 5),
})
export type TestOffer = v.InferOutput<typeof TestOffer>

export const testTaskCalls = defineCalls({
  testOffer: {
    method: 'GET',
    path: '/api/v2/customer/test_task',
    arg: NoArg,
    res: TestOffer,
    provides: ['TestOffer'],
  },
  sendTestTask: {
    method: 'POST',
    path: '/api/v2/customer/test_task',
    arg: v.strictObject({
      idempotencyKey: IdempotencyKey,
      type: v.picklist(testTypes),
      file: v.optional(Upload),
      text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000))),
      /** JSON, because a part of a multipart body has no structure. */
      options: v.optional(v.pipe(v.string(), v.maxLength(4000))),
      charge: v.boolean(),
    }),
    res: v.looseObject({ taskId: v.pipe(Id, v.transform(String)) }),
    invalidates: ['Tasks', 'TestOffer', 'User', 'Ledger', 'Dashboard'],
    idempotent: true,
    upload: true,
  },
})
