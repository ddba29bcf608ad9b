import { methodKinds, paymentStatuses } from '@/api/contract/payment-states.ts'
import { days } from '@/shared/query/days.ts'
import { choice, defineQuery, page, text } from '@/shared/query/query.ts'

/** The query of the payments list. */
export const paymentQuery = defineQuery({
  status: choice(paymentStatuses),
  method: text(/^[\w-]{1,64}$/),
  kind: choice(methodKinds),
  ...days,
  page,
})
export type PaymentQuery = ReturnType<typeof paymentQuery.read>

/** The name of the invoice's form and of its intent. */
export const invoiceName = 'invoice'
