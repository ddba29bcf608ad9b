import * as v from 'valibot'
import {
  flag,
  Id,
  NoArg,
  Nothing,
  savedVersion,
  textOrNull,
  Money,
  versionOrNull,
  Finite,
  longList,
} from './common.ts'
import { AmountLimits } from './money.ts'
import { defineCalls } from './types.ts'

export const SavedMethod = v.looseObject({
  id: Id,
  brand: v.optional(v.string(), ''),
  last4: v.optional(v.string(), ''),
  /** MM/YY. */
  exp: textOrNull,
  status: v.optional(v.string(), 'active'),
  isDefault: flag,
  /** The payment method of the saved one. */
  method: v.optional(v.string(), ''),
})
export type SavedMethod = v.InferOutput<typeof SavedMethod>

const ById = v.strictObject({ id: Id })

export const AutoTopUp = v.looseObject({
  enabled: v.boolean(),
  threshold: v.nullable(Money),
  amount: v.nullable(Money),
  savedMethodId: v.nullable(Id),
  dailyCountCap: Finite,
  monthlyAmountCap: v.nullable(Money),
  updatedAt: savedVersion,
  state: v.string(),
  failCount: v.optional(Finite, 0),
  lastEvent: v.optional(
    v.nullable(
      v.looseObject({
        status: v.string(),
        amount: v.optional(v.nullable(Money), null),
        at: v.optional(v.string(), ''),
        reason: textOrNull,
      }),
    ),
    null,
  ),
  /** contract.md 4.0.6. */
  limits: v.optional(AmountLimits, {}),
})
export type AutoTopUp = v.InferOutput<typeof AutoTopUp>

export const savedMethodCalls = defineCalls({
  savedMethods: {
    method: 'GET',
    path: '/api/v2/payments/saved',
    arg: NoArg,
    res: v.looseObject({ records: longList(SavedMethod) }),
    provides: ['SavedMethods'],
  },
  removeSavedMethod: {
    method: 'DELETE',
    path: '/api/v2/payments/saved/{id}',
    arg: ById,
    res: Nothing,
    invalidates: ['SavedMethods', 'AutoTopUp'],
  },
  makeSavedMethodDefault: {
    method: 'PUT',
    path: '/api/v2/payments/saved/{id}/default',
    arg: ById,
    res: Nothing,
    invalidates: ['SavedMethods'],
  },
  autoTopUp: {
    method: 'GET',
    path: '/api/v2/payments/auto_topup',
    arg: NoArg,
    res: AutoTopUp,
    provides: ['AutoTopUp'],
  },
  updateAutoTopUp: {
    method: 'PUT',
    path: '/api/v2/payments/auto_topup',
    arg: v.strictObject({
      enabled: v.boolean(),
      threshold: v.optional(v.nullable(Money), null),
      amount: v.optional(v.nullable(Money), null),
      savedMethodId: v.optional(v.nullable(Id), null),
      dailyCountCap: v.pipe(v.number(), v.integer()),
      monthlyAmountCap: v.optional(v.nullable(Money), null),
      updatedAt: versionOrNull,
    }),
    res: AutoTopUp,
    invalidates: ['AutoTopUp'],
    repeatable: true,
  },
})
