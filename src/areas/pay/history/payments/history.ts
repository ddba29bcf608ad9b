import { methodKinds, paymentStatuses } from '@/api/contract/payment-states.ts'
import type { Payment } from '@/api/contract/payments.ts'
import { dayParams } from '@/shared/query/days.ts'
import { choice, defineQuery, page, textParam } from '@/shared/query/query.ts'

/** The query of the payments list. */
export const paymentQuery = defineQuery({
  status: choice(paymentStatuses),
  method: textParam(/^[\w-]{1,64}$/),
  kind: choice(methodKinds),
  ...dayParams,
  page,
})
export type PaymentQuery = ReturnType<typeof paymentQuery.read>

/** The name of the invoice's form and of its intent. */
export const invoiceName = 'invoice'
/** The same of a payment's refund. */
export const refundName = (id: Payment['id']): string => `refund-${id}`
