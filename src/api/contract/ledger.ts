import * as v from 'valibot'
import { Id, Money, moneyOrNull, textOrNull, when, Finite, longList } from './common.ts'
import { optionalRange } from './paging.ts'
import { defineCalls } from './types.ts'

export const ledgerKinds = [
  'topup',
  'task',
  'refund',
  'transfer_in',
  'transfer_out',
  'bonus',
  'voucher',
  'payout',
  'affiliate',
  'proxy',
  'support',
  'adjustment',
] as const

export const LedgerEntry = v.looseObject({
  id: Id,
  kind: v.string(),
  /** A charge is negative. */
  amount: Money,
  balanceAfter: moneyOrNull,
  ref: v.optional(
    v.nullable(
      v.looseObject({ type: v.optional(v.string(), ''), id: v.optional(v.nullable(Id), null) }),
    ),
    null,
  ),
  createdAt: when,
  note: textOrNull,
})
export type LedgerEntry = v.InferOutput<typeof LedgerEntry>

const filters = { ...optionalRange, kind: v.optional(v.picklist(ledgerKinds)) }
const LedgerFilters = v.strictObject(filters)
export type LedgerFilters = v.InferOutput<typeof LedgerFilters>
const LedgerPage = v.looseObject({
  records: longList(LedgerEntry),
  nextBefore: textOrNull,
  totalCount: v.optional(Finite),
})
export type LedgerPage = v.InferOutput<typeof LedgerPage>

export const DaySum = v.looseObject({
  day: v.string(),
  topUps: moneyOrNull,
  spent: moneyOrNull,
  refunds: moneyOrNull,
  transfers: moneyOrNull,
  balanceEnd: moneyOrNull,
})
export type DaySum = v.InferOutput<typeof DaySum>

/** The sums of each day by reason (contract.md 4.6). */
export const ledgerCalls = defineCalls({
  paymentsByDay: {
    method: 'GET',
    path: '/api/v2/payments/by_day',
    arg: v.strictObject(optionalRange),
    /** `since`: the earliest day with records. */
    res: v.looseObject({ records: longList(DaySum), since: textOrNull }),
    provides: ['Ledger'],
  },
  ledger: {
    method: 'GET',
    endpoint: 'list',
    perPage: 50,
    path: '/api/v2/payments/ledger',
    arg: v.strictObject({
      ...filters,
      before: v.optional(v.string()),
      perPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
    }),
    res: LedgerPage,
    provides: ['Ledger'],
  },
})
