import type { ledgerCalls } from '../../api/contract/ledger.ts'
import type { historyCalls } from '../../api/contract/history.ts'
import { compare } from '../../lib/decimal.ts'
import { addDays, dayIn, startOfDay } from '../../lib/zone.ts'
import { failure, invalid } from '../errors.ts'
import { plus } from '../lib/fixed.ts'
import { dollars, money } from '../lib/money.ts'
import { spendableOf } from '../seed/balance.ts'
import { daySums, entriesBetween, firstDay } from '../seed/ledger.ts'
import { paymentOut, paymentsOf } from '../seed/payments.ts'
import { pageOf } from '../seed/security.ts'
import { findPayment } from './payments.ts'
import type { Handlers } from './types.ts'
import type { MockPayment } from '../data/pay.ts'

const invoiceLimits = { min: dollars(10), max: dollars(10_000) }

/** Without a start the range is two weeks. */
function firstOf(dateFrom: string | undefined, last: string, since: string): string {
  const wanted = dateFrom ?? addDays(last, -13)
  return wanted > since ? wanted : since
}

/** The totals of the filtered payments whose money has arrived, by currency. */
function totals(payments: readonly MockPayment[]) {
  const sums = new Map<
    string,
    { currency: string; count: number; amount: string; credited: string }
  >()
  for (const { currency, amount, credited } of payments) {
    if (credited === null || Number(credited) === 0) continue
    const known = sums.get(currency) ?? { currency, count: 0, amount: '0', credited: '0' }
    sums.set(currency, {
      currency,
      count: known.count + 1,
      amount: plus(known.amount, amount),
      credited: plus(known.credited, credited),
    })
  }
  return [...sums.values()]
}

export const historyHandlers: Handlers<typeof historyCalls & typeof ledgerCalls> = {
  payments: {
    access: 'user',
    samples: [
      {},
      {
        status: 'paid',
        method: 'bank-card',
        kind: 'card',
        dateFrom: '2026-01-01',
        dateTo: '2026-04-15',
        page: 0,
        perPage: 10,
      },
    ],
    run: ({ arg: { status, method, kind, dateFrom, dateTo, ...paged }, db, user, now }) => {
      const all = paymentsOf(db, user, now)
      const from = dateFrom ? startOfDay(dateFrom, user.timezone) : -Infinity
      const to = dateTo ? startOfDay(addDays(dateTo, 1), user.timezone) : Infinity
      const found = all.filter(
        (payment) =>
          payment.createdAt >= from &&
          payment.createdAt < to &&
          (!status || payment.status === status) &&
          (!method || payment.method === method) &&
          (!kind || paymentOut(payment, user).kind === kind),
      )
      const page = pageOf(found, paged)
      const used = [
        ...new Map(
          all.map((payment) => [payment.method, paymentOut(payment, user).methodTitle ?? '']),
        ).entries(),
      ]
      return {
        ...page,
        records: page.records.map((payment) => paymentOut(payment, user)),
        totals: totals(found),
        methods: used
          .map(([shortname, title]) => ({ shortname, title }))
          .toSorted((one, other) => one.title.localeCompare(other.title)),
      }
    },
  },
  requestRefund: {
    access: 'user',
    samples: [
      {
        id: '1002022',
        idempotencyKey: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f',
        amount: { amount: '10', currency: 'USD' },
        reason: 'Paid twice by mistake, please send one back.',
      },
    ],
    run: ({ arg: { id, amount }, db, user, now }) => {
      const payment = findPayment(db, user, id, now)
      if (payment.refund?.status === 'requested' || payment.refund?.status === 'approved')
        throw failure('ERROR_CONFLICT')
      if (!paymentOut(payment, user).refundable) throw failure('ERROR_CONFLICT')
      const most = payment.amount
      const wanted = amount?.amount ?? most
      if (amount && amount.currency !== payment.currency)
        throw invalid({ amount: { code: 'not_allowed' } })
      if ((wanted.split('.')[1] ?? '').length > 2) throw invalid({ amount: { code: 'bad_format' } })
      if (compare(wanted, '0.01') < 0 || compare(wanted, most) > 0)
        throw invalid({ amount: { code: 'out_of_range', params: { min: '0.01', max: most } } })
      // Only unspent money can be refunded.
      const left = money(spendableOf(db, user, now), payment.currency).amount
      if (compare(wanted, left) > 0)
        throw failure('ERROR_INSUFFICIENT_FUNDS', {
          fields: { amount: { code: 'insufficient_funds', params: { max: left } } },
        })
      payment.refund = { status: 'requested', amount: plus(wanted, '0') }
      payment.updatedAt = now
      return { status: 'requested', ticketId: 40_000 + (Number(payment.id) % 10_000) }
    },
  },
  createInvoice: {
    access: 'user',
    samples: [
      {
        idempotencyKey: '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f',
        amount: { amount: '50.00', currency: 'USD' },
      },
    ],
    run: ({ arg: { amount }, db, user, now }) => {
      const requisites = db.security.requisites.find(({ accountId }) => accountId === user.id)
      if (!requisites)
        throw failure('ERROR_CONFLICT', {
          description: 'There are no requisites to make it out to.',
        })
      if (amount.currency !== user.currency) throw invalid({ amount: { code: 'not_allowed' } })
      if ((amount.amount.split('.')[1] ?? '').length > 2)
        throw invalid({ amount: { code: 'bad_format' } })
      const [min, max] = [
        money(invoiceLimits.min, user.currency).amount,
        money(invoiceLimits.max, user.currency).amount,
      ]
      if (compare(amount.amount, min) < 0 || compare(amount.amount, max) > 0)
        throw invalid({ amount: { code: 'out_of_range', params: { min, max } } })
      db.counter += 1
      const number = `INV-2026-${2000 + db.counter}`
      const made = {
        id: number,
        number,
        status: 'issued' as const,
        url: `https://files.glyphwork.example/${user.id}/${number}.pdf`,
      }
      db.security.invoices.unshift({
        ...made,
        accountId: user.id,
        kind: 'invoice',
        date: dayIn(user.timezone, now),
        amount,
      })
      return made
    },
  },
  paymentsByDay: {
    access: 'user',
    samples: [{ dateTo: '2026-04-13' }, { dateFrom: '2026-04-10', dateTo: '2026-04-12' }],
    run: ({ arg: { dateFrom, dateTo }, db, user, now }) => {
      const today = dayIn(user.timezone, now)
      const since = firstDay(user, now)
      const to = dateTo && dateTo < today ? dateTo : today
      const from = firstOf(dateFrom, to, since)
      return {
        since,
        records: daySums(db, user, now, from, to).map(
          ({ day, topUps, spent, refunds, transfers, end }) => {
            const of = (sum: number) => money(sum, user.currency, 6)
            return {
              day,
              topUps: of(topUps),
              spent: of(spent),
              refunds: of(refunds),
              transfers: of(transfers),
              balanceEnd: of(end),
            }
          },
        ),
      }
    },
  },
  ledger: {
    access: 'user',
    samples: [
      { dateFrom: '2026-04-14', dateTo: '2026-04-14' },
      { kind: 'topup', dateFrom: '2026-04-12' },
    ],
    run: ({ arg: { kind, dateFrom, dateTo, before, perPage = 50 }, db, user, now }) => {
      const today = dayIn(user.timezone, now)
      const since = firstDay(user, now)
      const last = dateTo && dateTo < today ? dateTo : today
      // A page is searched day by day, so that fifty rows do not require reading all days.
      const first = firstOf(dateFrom, last, since)
      if (last < first) return { records: [], nextBefore: null }
      let left = daySums(db, user, now, last, last)[0]?.end ?? user.balance
      const found: {
        id: string
        kind: string
        amount: number
        balanceAfter: number
        ref: { type: string; id: string } | null
        at: number
        note: string | null
      }[] = []
      let past = before === undefined
      for (let date = last; date >= first && found.length <= perPage; date = addDays(date, -1)) {
        for (const entry of entriesBetween(
          db,
          user,
          now,
          startOfDay(date, user.timezone),
          startOfDay(addDays(date, 1), user.timezone),
        )) {
          if (past && (!kind || entry.kind === kind) && found.length <= perPage)
            found.push({ ...entry, balanceAfter: left })
          left -= entry.amount
          if (entry.id === before) past = true
        }
      }
      const records = found.slice(0, perPage).map(({ amount, balanceAfter, at, ...rest }) => ({
        ...rest,
        amount: money(amount, user.currency, 6),
        balanceAfter: money(balanceAfter, user.currency, 6),
        createdAt: new Date(at).toISOString(),
      }))
      return { records, nextBefore: found.length > perPage ? (records.at(-1)?.id ?? null) : null }
    },
  },
}
