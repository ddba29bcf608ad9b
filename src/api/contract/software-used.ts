import * as v from 'valibot'
import { Money, NoArg, Nothing } from './common.ts'
import { defineCalls } from './types.ts'

export const SoftwareUsed = v.looseObject({
  softId: v.number(),
  name: v.optional(v.string(), ''),
  /** Of its page in the catalogue. */
  slug: v.optional(v.nullable(v.string()), null),
  tasks7d: v.optional(v.number(), 0),
  spent7d: v.optional(v.nullable(Money), null),
  blocked: v.optional(v.boolean(), false),
})
export type SoftwareUsed = v.InferOutput<typeof SoftwareUsed>

export const softwareUsedCalls = defineCalls({
  softwareUsed: {
    method: 'GET',
    path: '/api/v2/customer/software_used',
    arg: NoArg,
    res: v.looseObject({ records: v.array(SoftwareUsed) }),
    provides: ['SoftwareUsed'],
  },
  blockSoftware: {
    method: 'PUT',
    path: '/api/v2/customer/software_used/{softId}',
    arg: v.strictObject({ softId: v.number(), blocked: v.boolean() }),
    res: Nothing,
    invalidates: ['SoftwareUsed'],
  },
})
