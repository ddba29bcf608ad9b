import * as v from 'valibot'
import { defineCalls } from './types.ts'

export const intentCalls = defineCalls({
  /**
   * What became of a request that carried an Idempotency-Key, for whoever has lost its answer (quality.md section 2). Moves nothing.
   * `done` brings the first answer; `processing`: it has arrived and is not finished; `none`: nothing of the kind has been seen.
   */
  paymentIntent: {
    method: 'GET',
    path: '/api/v2/payments/intents/{key}',
    arg: v.strictObject({ key: v.pipe(v.string(), v.uuid()) }),
    res: v.looseObject({ state: v.string(), answer: v.optional(v.unknown()) }),
  },
})
