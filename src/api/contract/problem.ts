import * as v from 'valibot'
import { Finite } from './common.ts'
import { fieldCodes } from './field-codes.ts'

/**
 * The body of every answer outside 200 to 299 (contract.md 4.0.7). The app reads it leniently
 * (src/api/base-query.ts); the description of the contract and its test hold a backend to it.
 */
export const ProblemBody = v.looseObject({
  errorId: Finite,
  errorCode: v.pipe(v.string(), v.regex(/^ERROR_[A-Z0-9_]+$/)),
  /** For developers: the screen never shows it. */
  errorDescription: v.optional(v.string()),
  fields: v.optional(
    v.record(
      v.string(),
      v.looseObject({
        code: v.picklist(fieldCodes),
        params: v.optional(v.record(v.string(), v.union([v.string(), Finite]))),
      }),
    ),
  ),
  /** Seconds. */
  retryAfter: v.optional(Finite),
  requestId: v.string(),
})
