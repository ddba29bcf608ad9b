import { methodKinds, paymentStatuses } from '@/api/contract/payment-states.ts'
import { known } from '@/lib/known.ts'
import { readPage } from '@/shared/account/lists.ts'
import { readRange } from './range.ts'
import type { PaymentStatus } from './status.ts'

export interface PaymentQuery {
  status?: PaymentStatus
  method?: string
  kind?: (typeof methodKinds)[number]
  dateFrom?: string
  dateTo?: string
  page: number
}

/** Values that make no sense are as if they were not there. */
export function readPaymentQuery(params: URLSearchParams): PaymentQuery {
  const status = known(paymentStatuses, params.get('status') ?? '')
  const kind = known(methodKinds, params.get('kind') ?? '')
  const method = params.get('method') ?? ''
  return {
    ...(status && { status }),
    ...(/^[\w-]{1,64}$/.test(method) && { method }),
    ...(kind && { kind }),
    ...readRange(params),
    page: readPage(params),
  }
}
export const isFiltered = ({ page: _, ...filters }: PaymentQuery): boolean => Object.keys(filters).length > 0
