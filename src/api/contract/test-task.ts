import * as v from 'valibot'
import { IdempotencyKey, Money, NoArg, Upload } from './common.ts'
import { defineCalls } from './types.ts'

/** contract.md 4.5: what people look at, and nothing else. */
export const testTypes = ['ImageToTextTask', 'TextCaptchaTask', 'CoordinatesTask', 'GridTask', 'RotateTask', 'BoundingBoxTask'] as const
export type TestType = (typeof testTypes)[number]

const count = v.optional(v.nullable(v.number()), null)

/** What a picture may be (contract.md 1.7); what the backend does not say is not limited here. */
export const ImageLimits = v.looseObject({ minBytes: count, maxBytes: count, maxSide: count, types: v.optional(v.array(v.string()), []) })
export type ImageLimits = v.InferOutput<typeof ImageLimits>

export const TestKind = v.looseObject({
  type: v.string(),
  /** Null where text is sent. */
  image: v.optional(v.nullable(ImageLimits), null),
  text: v.optional(v.nullable(v.looseObject({ max: count })), null),
  commentMax: count,
  /** Without a hint nobody would know what to do with it. */
  commentRequired: v.optional(v.boolean(), false),
  /** Of this one task, at this moment. */
  price: v.optional(v.nullable(Money), null),
})
export type TestKind = v.InferOutput<typeof TestKind>

export const TestOffer = v.looseObject({
  kinds: v.array(TestKind),
  /** How many may be sent today without a charge. */
  freeLeft: v.optional(v.number(), 0),
  /** So long the page should wait, and ask so often; seconds. */
  waitSeconds: v.optional(v.number(), 120),
  pollSeconds: v.optional(v.number(), 5),
})
export type TestOffer = v.InferOutput<typeof TestOffer>

export const testTaskCalls = defineCalls({
  testOffer: { method: 'GET', path: '/api/v2/customer/test_task', arg: NoArg, res: TestOffer },
  sendTestTask: {
    method: 'POST',
    path: '/api/v2/customer/test_task',
    arg: v.strictObject({
      idempotencyKey: IdempotencyKey,
      type: v.picklist(testTypes),
      file: v.optional(Upload),
      text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000))),
      /** JSON: a part holds no structure of its own. */
      options: v.optional(v.pipe(v.string(), v.maxLength(4000))),
      charge: v.boolean(),
    }),
    res: v.looseObject({ taskId: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) }),
    invalidates: ['Tasks', 'User', 'Ledger', 'Dashboard'],
    idempotent: true,
    upload: true,
  },
})
