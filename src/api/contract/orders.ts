import * as v from 'valibot'
import {
  shortList,
  Id,
  IdempotencyKey,
  NoArg,
  moneyOrNull,
  textOrNull,
  when,
  Finite,
  longList,
} from './common.ts'
import { AskedMoney } from './money.ts'
import { defineCalls } from './types.ts'

export const workaroundLimits = { message: { min: 20, max: 2000 }, name: 64 } as const

export const WorkaroundKind = v.looseObject({
  id: v.string(),
  /** Null where the price is quoted after the order has been read. */
  price: moneyOrNull,
  days: v.optional(v.nullable(Finite), null),
})
export type WorkaroundKind = v.InferOutput<typeof WorkaroundKind>
export const workaroundStatuses = [
  'quoting',
  'paid',
  'in_progress',
  'done',
  'canceled',
  'refunded',
] as const
export const WorkaroundOrder = v.looseObject({
  id: Id,
  kind: v.optional(v.string(), ''),
  status: v.string(),
  price: moneyOrNull,
  url: textOrNull,
  createdAt: when,
})
export type WorkaroundOrder = v.InferOutput<typeof WorkaroundOrder>

/** The order of /captcha-workaround (contract.md 4.14). */
export const orderCalls = defineCalls({
  workaroundKinds: {
    method: 'GET',
    path: '/api/v1/captcha-workaround',
    arg: NoArg,
    res: v.looseObject({
      records: shortList(WorkaroundKind),
      available: moneyOrNull,
      orders: v.optional(longList(WorkaroundOrder), []),
    }),
    provides: ['Workaround'],
  },
  orderWorkaround: {
    method: 'POST',
    path: '/api/v1/captcha-workaround',
    arg: v.strictObject({
      idempotencyKey: IdempotencyKey,
      kind: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
      name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(workaroundLimits.name)),
      email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254)),
      url: v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(2048),
        v.check((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)),
      ),
      message: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(workaroundLimits.message.min),
        v.maxLength(workaroundLimits.message.max),
      ),
      /** The accepted price: the backend charges no other. */
      price: v.optional(v.nullable(AskedMoney)),
    }),
    res: v.pipe(
      WorkaroundOrder,
      v.check(({ status }) => !['canceled', 'refunded', 'failed'].includes(status)),
    ),
    invalidates: ['Workaround', 'User', 'Ledger', 'Dashboard'],
    idempotent: true,
  },
})
