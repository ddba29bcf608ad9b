import type { Payout } from '@/api/contract/payouts.ts'

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

/** The rows of the file, with the API's names, the same in every language. */
export const payoutTable = (payouts: readonly Payout[]): string[][] => [
  head,
  ...payouts.map((one) => [
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
]
