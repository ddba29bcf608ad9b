import * as v from 'valibot'
import { Id, longList, textOrNull, when } from './common.ts'
import { defineCalls } from './types.ts'

/*
 * Proposed: test keys. No worker gets what is sent with one, it costs nothing, and no figure counts
 * it.
 */
export const testAnswerers = ['fixture', 'self'] as const
export const testOutcomes = ['right', 'wrong', 'late', 'unreadable', 'error'] as const
export const testStates = ['waiting', 'answered', 'unreadable', 'refused'] as const

/** How a test key answers, as it is sent. */
export const KeyTestArg = v.strictObject({
  answers: v.picklist(testAnswerers),
  /** What a fixture answers. */
  outcome: v.picklist(testOutcomes),
  /** The code of the outcome `error`. */
  errorCode: v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))),
})
export type KeyTestArg = v.InferOutput<typeof KeyTestArg>

export const KeyTest = v.looseObject({
  answers: v.string(),
  outcome: v.string(),
  errorCode: v.nullable(v.string()),
})
export type KeyTest = v.InferOutput<typeof KeyTest>

export const TestRequest = v.looseObject({
  id: Id,
  at: when,
  method: v.optional(v.string(), ''),
  type: textOrNull,
  imageUrl: textOrNull,
  status: v.string(),
  answer: textOrNull,
  /** The backend masks keys and cookies. */
  request: v.optional(v.string(), ''),
  response: textOrNull,
})
export type TestRequest = v.InferOutput<typeof TestRequest>

export const TestAnswer = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500))

export const keyTestCalls = defineCalls({
  /** The latest requests of a test key, newest first. */
  testRequests: {
    method: 'GET',
    path: '/api/v2/customer/keys/{id}/tests',
    arg: v.strictObject({ id: Id }),
    res: v.looseObject({ records: longList(TestRequest) }),
    provides: ['TestRequests'],
  },
  /** Answers a request that waits for oneself; null says that it cannot be read. */
  answerTest: {
    method: 'POST',
    path: '/api/v2/customer/keys/{id}/tests/{requestId}',
    arg: v.strictObject({ id: Id, requestId: Id, answer: v.nullable(TestAnswer) }),
    res: TestRequest,
    invalidates: ['TestRequests'],
  },
  /** Sends the stored request of a sample once more, with a test key. */
  retrySample: {
    method: 'POST',
    path: '/api/v2/customer/errors/{code}/samples/{sampleId}/retry',
    arg: v.strictObject({ code: v.string(), sampleId: Id, keyId: Id }),
    res: v.looseObject({
      /** Null where the request is accepted now. */
      errorCode: v.nullable(v.string()),
      response: textOrNull,
    }),
    invalidates: ['TestRequests'],
  },
})
