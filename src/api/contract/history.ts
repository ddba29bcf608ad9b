import * as v from 'valibot'
import { IdempotencyKey, Money } from './common.ts'
import { AskedMoney } from './money.ts'
import { Payment, paymentStatuses } from './payments.ts'
import { defineCalls } from './types.ts'

const Id = v.union([v.string(), v.number()])
const text = v.optional(v.nullable(v.string()), null)
const sum = v.optional(v.nullable(Money), null)
const when = v.optional(v.string(), '')
/** A day of the user's own time zone. Of what is listed by day, the last two weeks are meant where no range is given. */
export const Day = v.pipe(v.string(), v.isoDate())
const range = { dateFrom: v.optional(Day), dateTo: v.optional(Day) }

/** contract.md 4.0.3. */
const list = { totalCount: v.optional(v.number()), page: v.optional(v.number(), 0), perPage: v.optional(v.number(), 20) }
const Paged = {
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  perPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
}

export const refundReason = { min: 20, max: 1000 } as const

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
  /** Signed: what is charged is below zero. */
  amount: Money,
  balanceAfter: sum,
  ref: v.optional(v.nullable(v.looseObject({ type: v.optional(v.string(), ''), id: v.optional(v.nullable(Id), null) })), null),
  createdAt: when,
  note: text,
})
export type LedgerEntry = v.InferOutput<typeof LedgerEntry>

const filters = { ...range, kind: v.optional(v.picklist(ledgerKinds)) }
const LedgerFilters = v.strictObject(filters)
export type LedgerFilters = v.InferOutput<typeof LedgerFilters>
const LedgerPage = v.looseObject({ records: v.array(LedgerEntry), nextBefore: text, totalCount: v.optional(v.number()) })
export type LedgerPage = v.InferOutput<typeof LedgerPage>

export const DaySum = v.looseObject({ day: v.string(), topUps: sum, spent: sum, refunds: sum, transfers: sum, balanceEnd: sum })
export type DaySum = v.InferOutput<typeof DaySum>

export const PaymentTotal = v.looseObject({
  currency: v.string(),
  count: v.optional(v.number(), 0),
  amount: v.optional(v.string(), '0'),
  credited: v.optional(v.string(), '0'),
})

export const Invoice = v.looseObject({
  id: v.optional(v.nullable(Id), null),
  number: v.optional(v.string(), ''),
  status: v.optional(v.string(), ''),
  url: text,
})
export type Invoice = v.InferOutput<typeof Invoice>

/** What has been paid, spent and sent back (contract.md 4.6). */
export const historyCalls = defineCalls({
  payments: {
    method: 'GET',
    path: '/api/v2/payments',
    arg: v.strictObject({
      ...Paged,
      ...range,
      status: v.optional(v.picklist(paymentStatuses)),
      method: v.optional(v.pipe(v.string(), v.maxLength(64))),
      kind: v.optional(v.pipe(v.string(), v.maxLength(32))),
    }),
    res: v.looseObject({
      records: v.array(Payment),
      ...list,
      /** Of all that the filters leave, one for each currency. */
      totals: v.optional(v.array(PaymentTotal), []),
      /** What there is to filter by. */
      methods: v.optional(v.array(v.looseObject({ shortname: v.string(), title: v.optional(v.string(), '') })), []),
    }),
    provides: ['Payments'],
  },
  requestRefund: {
    method: 'POST',
    path: '/api/v2/payments/{id}/refund_request',
    arg: v.strictObject({
      id: Id,
      idempotencyKey: IdempotencyKey,
      reason: v.pipe(v.string(), v.trim(), v.minLength(refundReason.min), v.maxLength(refundReason.max)),
      amount: v.optional(AskedMoney),
    }),
    res: v.looseObject({ status: v.optional(v.string(), 'requested'), ticketId: v.optional(v.nullable(Id), null) }),
    invalidates: ['Payments'],
    idempotent: true,
  },
  createInvoice: {
    method: 'POST',
    path: '/api/v2/payments/invoices',
    /** Made out to the requisites of the profile. */
    arg: v.strictObject({ idempotencyKey: IdempotencyKey, amount: AskedMoney }),
    res: Invoice,
    invalidates: ['Invoices', 'Documents'],
    idempotent: true,
  },
  paymentsByDay: {
    method: 'GET',
    path: '/api/v2/payments/by_day',
    arg: v.strictObject(range),
    /** `since`: the first day that is still kept. */
    res: v.looseObject({ records: v.array(DaySum), since: text }),
    provides: ['Ledger'],
  },
  ledger: {
    method: 'GET',
    path: '/api/v2/payments/ledger',
    arg: v.strictObject({ ...filters, before: v.optional(v.string()), perPage: Paged.perPage }),
    res: LedgerPage,
    provides: ['Ledger'],
  },
})
