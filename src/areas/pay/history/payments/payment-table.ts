import type { Payment } from '@/api/contract/payments.ts'

const cells = [
  'id',
  'createdAt',
  'method',
  'kind',
  'status',
  'amount',
  'currency',
  'fee',
  'bonus',
  'credited',
  'creditedCurrency',
] as const

/** Rows for a spreadsheet: the API's names and values, the same in every language. */
export function paymentTable(payments: readonly Payment[]): string[][] {
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
