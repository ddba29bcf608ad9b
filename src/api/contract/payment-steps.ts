import * as v from 'valibot'
import { Id, IdempotencyKey, Nothing } from './common.ts'
import { Payment, Started } from './payments.ts'
import { defineCalls } from './types.ts'

const ById = v.strictObject({ id: Id })

/** What one does with a payment that has begun. */
export const paymentStepCalls = defineCalls({
  /** The fields of `next.kind: form`. */
  sendPaymentDetails: {
    method: 'POST',
    path: '/api/v2/payments/{id}/details',
    arg: v.strictObject({ id: Id, idempotencyKey: IdempotencyKey, fields: v.record(v.string(), v.pipe(v.string(), v.maxLength(500))) }),
    res: Started,
    invalidates: ['Payments'],
    idempotent: true,
  },
  cancelPayment: { method: 'POST', path: '/api/v2/payments/{id}/cancel', arg: ById, res: Payment, invalidates: ['Payments'] },
  /** Where the browser itself goes: on to whoever takes the money. */
  paymentCheckout: { method: 'GET', path: '/api/v2/payments/{id}/checkout', arg: ById, res: Nothing },
})
