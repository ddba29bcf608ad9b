import { methodKinds, paymentStatuses } from '@/api/contract/payments.ts'
import type { Payment } from '@/api/contract/payments.ts'
import { known } from '@/lib/known.ts'
import { readPage } from '@/shared/account/lists.ts'
import type { PaymentStatus } from './status.ts'

export interface PaymentQuery {
  status?: PaymentStatus
  method?: string
  kind?: (typeof methodKinds)[number]
  dateFrom?: string
  dateTo?: string
  page: number
}

/** A day that there is; undefined for the 31st of February. */
export function readDay(text: string | null): string | undefined {
  if (!text || !/^20\d\d-\d{2}-\d{2}$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text ? text : undefined
}

/** From one day to another: what ends before it begins has no end. */
export function readRange(params: URLSearchParams): { dateFrom?: string; dateTo?: string } {
  const dateFrom = readDay(params.get('dateFrom'))
  const dateTo = readDay(params.get('dateTo'))
  return { ...(dateFrom && { dateFrom }), ...(dateTo && (!dateFrom || dateTo >= dateFrom) && { dateTo }) }
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

/** The address with another end of a range; the other end follows where it would stand on the wrong side. */
export function withDay(params: URLSearchParams, name: 'dateFrom' | 'dateTo', value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('page')
  if (value === '') next.delete(name)
  else next.set(name, value)
  const [from, to] = [next.get('dateFrom'), next.get('dateTo')]
  if (value !== '' && from && to && to < from) next.set(name === 'dateFrom' ? 'dateTo' : 'dateFrom', value)
  return next
}

const cells = ['id', 'createdAt', 'method', 'kind', 'status', 'amount', 'currency', 'fee', 'bonus', 'credited', 'creditedCurrency'] as const

/** For a spreadsheet: names and values as the API has them, in every language alike. */
export function paymentRows(payments: readonly Payment[]): string[][] {
  const rows = payments.map((payment) => {
    const { id, createdAt, method, kind, status, amount, fee, bonus, credited } = payment
    return [
      String(id),
      createdAt,
      method,
      kind,
      status,
      amount.amount,
      amount.currency,
      fee?.amount ?? '',
      bonus?.amount ?? '',
      credited?.amount ?? '',
      credited?.currency ?? '',
    ]
  })
  return [[...cells], ...rows]
}
