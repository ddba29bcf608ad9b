import { methodKinds, paymentStatuses } from '@/api/contract/payment-states.ts'
import { days } from '@/shared/query/days.ts'
import { choice, defineQuery, page, text } from '@/shared/query/query.ts'

/** What the list of payments can be asked for. */
export const paymentQuery = defineQuery({
  status: choice(paymentStatuses),
  method: text(/^[\w-]{1,64}$/),
  kind: choice(methodKinds),
  ...days,
  page,
})
export type PaymentQuery = ReturnType<typeof paymentQuery.read>
