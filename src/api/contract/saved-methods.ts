import * as v from 'valibot'
import { flag, Id, NoArg, Nothing, text } from './common.ts'
import { defineCalls } from './types.ts'

export const SavedMethod = v.looseObject({
  id: Id,
  brand: v.optional(v.string(), ''),
  last4: v.optional(v.string(), ''),
  /** MM/YY. */
  exp: text,
  status: v.optional(v.string(), 'active'),
  isDefault: flag,
  /** The method that it pays by. */
  method: v.optional(v.string(), ''),
})
export type SavedMethod = v.InferOutput<typeof SavedMethod>

const ById = v.strictObject({ id: Id })

export const savedMethodCalls = defineCalls({
  savedMethods: {
    method: 'GET',
    path: '/api/v2/payments/saved',
    arg: NoArg,
    res: v.looseObject({ records: v.array(SavedMethod) }),
    provides: ['SavedMethods'],
  },
  removeSavedMethod: { method: 'DELETE', path: '/api/v2/payments/saved/{id}', arg: ById, res: Nothing, invalidates: ['SavedMethods', 'AutoTopUp'] },
  makeSavedMethodDefault: { method: 'PUT', path: '/api/v2/payments/saved/{id}/default', arg: ById, res: Nothing, invalidates: ['SavedMethods'] },
})
