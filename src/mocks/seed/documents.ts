import type { InferInput } from 'valibot'
import type { OwnDocument } from '../../api/contract/documents.ts'
import { addDays, dayIn } from '../../lib/zone.ts'
import { money } from '../lib/money.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import { daySums } from './ledger.ts'
import { paymentsOf } from './payments.ts'

type Document = InferInput<typeof OwnDocument>

const prefixes = { invoice: 'INV', act: 'ACT', receipt: 'RCP', contract: 'CTR' } as const

interface Paper extends Pick<Document, 'date' | 'amount' | 'status'> {
  kind: keyof typeof prefixes
}

/** What was spent in the last whole month. */
function monthOf(db: Data, account: MockAccount, now: number) {
  const last = addDays(`${dayIn(account.timezone, now).slice(0, 7)}-01`, -1)
  const days = daySums(db, account, now, `${last.slice(0, 7)}-01`, last)
  return { day: addDays(last, 1), spent: days.reduce((sum, { spent }) => sum + spent, 0) }
}

/**
 * The documents of an account, latest first: an invoice and a receipt of each payment that has
 * arrived, the act of the last month, and the contract. The file of the latest one is still being
 * made.
 */
export function documentsOf(db: Data, account: MockAccount, now: number): Document[] {
  if (account.volume === 0) return []
  const { day, spent } = monthOf(db, account, now)
  const all: Paper[] = [
    ...(spent > 0
      ? [
          {
            kind: 'act' as const,
            date: day,
            amount: money(spent, account.currency),
            status: 'paid',
          },
        ]
      : []),
    ...paymentsOf(db, account, now)
      .filter(({ credited }) => credited !== null)
      .toSorted((one, other) => other.createdAt - one.createdAt)
      .flatMap(({ amount, currency, createdAt, status }) =>
        (['receipt', 'invoice'] as const).map((kind) => ({
          kind,
          date: dayIn(account.timezone, createdAt),
          amount: { amount, currency },
          status: status === 'refunded' || status === 'charged_back' ? 'void' : 'paid',
        })),
      ),
    {
      kind: 'contract' as const,
      date: dayIn(account.timezone, Date.parse(account.createdAt)),
      amount: money(0, account.currency),
      status: 'paid',
    },
  ].toSorted((one, other) => other.date.localeCompare(one.date))
  return all.map((document, index) => {
    const number = `${prefixes[document.kind]}-${document.date.slice(0, 4)}-${String(1000 + all.length - index)}`
    const isBeingMade = index === 0
    return {
      id: `${account.id}-${index}`,
      number,
      ...document,
      status: isBeingMade ? 'issued' : document.status,
      url: isBeingMade ? '' : `https://files.glyphwork.example/${account.id}/${number}.pdf`,
    }
  })
}
