import type { Payout } from '@/api/contract/payouts.ts'
import { saveRows } from '../csv/save-rows.ts'

const head = [
  'id',
  'createdAt',
  'status',
  'reason',
  'amount',
  'fee',
  'currency',
  'receive',
  'receiveCurrency',
  'method',
  'account',
  'paidAt',
  'txid',
]

export const savePayouts = (name: string, payouts: readonly Payout[]): void =>
  saveRows(
    name,
    head,
    payouts.map((one) => [
      String(one.id),
      one.createdAt,
      one.status,
      one.reason ?? '',
      one.amount.amount,
      one.fee?.amount ?? '',
      one.amount.currency,
      one.receive?.amount ?? '',
      one.receive?.currency ?? '',
      one.methodId ?? '',
      one.account ?? '',
      one.paidAt ?? '',
      one.txid ?? '',
    ]),
  )
