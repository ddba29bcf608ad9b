import * as v from 'valibot'
import { Id, NoArg, textOrNull, Finite, longList } from './common.ts'
import { optionalRange } from './paging.ts'
import { defineCalls } from './types.ts'

const Software = v.optional(
  v.nullable(
    v.looseObject({ softId: v.optional(v.nullable(Id), null), name: v.optional(v.string(), '') }),
  ),
  null,
)
const Key = v.optional(
  v.nullable(
    v.looseObject({
      id: v.optional(v.string(), ''),
      name: v.optional(v.string(), ''),
      suffix: v.optional(v.string(), ''),
    }),
  ),
  null,
)

export const ReceivingError = v.looseObject({
  code: v.string(),
  count: v.optional(Finite, 0),
  lastAt: textOrNull,
  lastIp: textOrNull,
  key: Key,
  software: Software,
})
export type ReceivingError = v.InferOutput<typeof ReceivingError>

export const ErrorSample = v.looseObject({
  id: Id,
  at: v.optional(v.string(), ''),
  ip: textOrNull,
  key: Key,
  software: Software,
  method: v.optional(v.string(), ''),
  /** The backend masks keys and cookies. */
  request: v.optional(v.string(), ''),
  response: textOrNull,
})
export type ErrorSample = v.InferOutput<typeof ErrorSample>

const ErrorFilter = { ip: v.optional(v.string()), keyId: v.optional(v.string()), ...optionalRange }

export const Ban = v.looseObject({
  id: Id,
  /** A code of the error table. */
  reason: v.optional(v.string(), ''),
  scope: v.optional(v.string(), ''),
  /** The refused address or key. */
  subject: textOrNull,
  from: textOrNull,
  until: textOrNull,
  requests: v.optional(v.nullable(Finite), null),
})
export type Ban = v.InferOutput<typeof Ban>

export const receivingErrorCalls = defineCalls({
  receivingErrors: {
    method: 'GET',
    path: '/api/v2/customer/errors',
    arg: v.strictObject({ ...ErrorFilter, code: v.optional(v.string()) }),
    res: v.looseObject({ records: longList(ReceivingError), totalCount: v.optional(Finite) }),
    provides: ['ReceivingErrors'],
  },
  errorSamples: {
    method: 'GET',
    path: '/api/v2/customer/errors/{code}/samples',
    arg: v.strictObject({ ...ErrorFilter, code: v.string() }),
    res: v.looseObject({ records: longList(ErrorSample) }),
    provides: ['ReceivingErrors'],
  },
  bans: {
    method: 'GET',
    path: '/api/v2/customer/bans',
    arg: NoArg,
    res: v.looseObject({ records: longList(Ban) }),
    provides: ['Bans'],
  },
})
