import { ledgerKinds } from '@/api/contract/ledger.ts'
import type { DaySum, LedgerEntry } from '@/api/contract/ledger.ts'
import { compare, round, sum } from '@/lib/decimal.ts'
import { known } from '@/lib/known.ts'
import { addDays, daysBetween } from '@/lib/zone.ts'
import { dayParam, dayParams } from '@/shared/query/days.ts'
import { choice, defineQuery } from '@/shared/query/query.ts'

/** The ranges to choose from, in days back from today. */
export const historySpans = [7, 14, 30, 60] as const
const usual = 14

/** The query of the page: a range, or a day with its movements. */
export const dayQuery = defineQuery({ ...dayParams, day: dayParam })
/** The query of a day's movements. */
export const ledgerQuery = defineQuery({ kind: choice(ledgerKinds) })
export type LedgerQuery = ReturnType<typeof ledgerQuery.read>

export type HistoryRange = Record<keyof typeof dayParams, string>
/** Completes the range: it ends today at the latest and covers two weeks by default. */
export function toRange(
  { dateFrom, dateTo }: ReturnType<typeof dayQuery.read>,
  today: string,
): HistoryRange {
  const to = dateTo && dateTo < today ? dateTo : today
  const from = dateFrom && dateFrom <= to ? dateFrom : addDays(to, 1 - usual)
  return { dateFrom: from, dateTo: to }
}

/** Rounds to cents; an amount below ten cents stays exact. */
export const daySum = (amount: string): string =>
  compare(amount.replace('-', ''), '0.1') < 0 ? round(amount, 6) : round(amount, 2)

/** The chosen range, if it is one of the offered ones. */
export const historySpan = ({ dateFrom, dateTo }: HistoryRange, today: string): number | null =>
  dateTo === today
    ? (historySpans.find((days) => daysBetween(dateFrom, dateTo) === days) ?? null)
    : null

const parts = ['topUps', 'spent', 'refunds', 'transfers'] as const
type Totals = Record<(typeof parts)[number], string>

/** The exact totals of several days. A balance has one currency. */
export function totalsOf(days: readonly DaySum[]): Totals & { currency: string } {
  const of = (name: (typeof parts)[number]): string =>
    sum(days.flatMap((day) => day[name]?.amount ?? []))
  const currency =
    days.flatMap(({ balanceEnd, spent }) => balanceEnd?.currency ?? spent?.currency ?? [])[0] ??
    'USD'
  return {
    topUps: of('topUps'),
    spent: of('spent'),
    refunds: of('refunds'),
    transfers: of('transfers'),
    currency,
  }
}

/** Rows for a spreadsheet: the API's names and exact amounts, the same in every language. */
export const spendingTable = (days: readonly DaySum[]): string[][] => [
  ['day', ...parts, 'balanceEnd', 'currency'],
  ...days.map((one) => [
    one.day,
    ...parts.map((part) => one[part]?.amount ?? ''),
    one.balanceEnd?.amount ?? '',
    totalsOf([one]).currency,
  ]),
]

/** The day with the highest spending. */
export const highestSpending = (days: readonly DaySum[]): DaySum | undefined =>
  days.reduce<DaySum | undefined>(
    (most, day) =>
      day.spent && (!most?.spent || compare(day.spent.amount, most.spent.amount) > 0) ? day : most,
    undefined,
  )

/** The key of the text that explains a movement. */
export function entryReason({ kind, ref, amount, note }: LedgerEntry) {
  const found = known(ledgerKinds, kind)
  if (found !== 'refund') return found
  if (ref?.type === 'payment' || amount.amount.startsWith('-')) return 'refund_payment' as const
  return note === 'complaint' ? ('refund_complaint' as const) : ('refund' as const)
}

/** The names of transactions. */
export const ledgerNames = {
  topup: 'name.topup',
  task: 'common:label.task',
  refund: 'name.refund',
  transfer_in: 'name.transfer_in',
  transfer_out: 'name.transfer_out',
  bonus: 'name.bonus',
  voucher: 'common:nav.crumb.voucher',
  payout: 'name.payout',
  affiliate: 'common:nav.crumb.affiliate',
  proxy: 'common:nav.crumb.proxy',
  support: 'name.support',
  adjustment: 'name.adjustment',
} as const satisfies Record<(typeof ledgerKinds)[number], string>
