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
