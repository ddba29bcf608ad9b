import type { Earning, PayTerms } from '@/api/contract/worker-money.ts'
import { add, compare, subtract, sum } from '@/lib/decimal.ts'

/** The decimals of earnings: as many as money may have, so that a column lines up. */
export const earningPlaces = 6

interface Sums {
  earned: { amount: string }
  bonus: { amount: string } | null
  fines: { amount: string } | null
}
/** What is left of earnings: with bonuses, without fines. */
export const netOf = ({ earned, bonus, fines }: Sums): string =>
  subtract(add(earned.amount, bonus?.amount ?? '0'), fines?.amount ?? '0')

export interface EarnedRow {
  bucket: string
  currency: string
  solved: number
  mistakes: number
  earned: string
  bonus: string
  fines: string
  net: string
}

/** The sums of each bucket over its kinds, newest first. */
export function rowsOf(records: readonly Earning[]): EarnedRow[] {
  return [...Map.groupBy(records, ({ bucket }) => bucket)]
    .map(([bucket, those]): EarnedRow => {
      const earned = sum(those.map((one) => one.earned.amount))
      const bonus = sum(those.map((one) => one.bonus?.amount ?? '0'))
      const fines = sum(those.map((one) => one.fines?.amount ?? '0'))
      return {
        bucket,
        currency: those[0]?.earned.currency ?? '',
        solved: those.reduce((all, { solved }) => all + solved, 0),
        mistakes: those.reduce((all, { mistakes }) => all + mistakes, 0),
        earned,
        bonus,
        fines,
        net: subtract(add(earned, bonus), fines),
      }
    })
    .toSorted((a, b) => (a.bucket < b.bucket ? 1 : -1))
}

/** The rows of the file, with the API's names, the same in every language. */
export const earningTable = (records: readonly Earning[]): string[][] => [
  ['bucket', 'kind', 'solved', 'mistakes', 'earned', 'bonus', 'fines', 'net', 'currency'],
  ...records.map((one) => [
    one.bucket,
    one.kind,
    String(one.solved),
    String(one.mistakes),
    one.earned.amount,
    one.bonus?.amount ?? '0',
    one.fines?.amount ?? '0',
    netOf(one),
    one.earned.currency,
  ]),
]

/** What an hour with a kind pays: this worker's own, else that of others. */
const hourOf = ({ mine, others }: PayTerms): string | null =>
  mine?.perHour.amount ?? others?.perHour.amount ?? null

/** The kinds by what an hour with them paid, best first. Unmeasured ones come last. */
export const byHour = (terms: readonly PayTerms[]): PayTerms[] =>
  terms.toSorted((a, b) => {
    const [one, other] = [hourOf(a), hourOf(b)]
    if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1
    return compare(other, one)
  })

/** The kinds that paid this worker most. */
export const bestKinds = (terms: readonly PayTerms[]): PayTerms[] =>
  byHour(terms.filter(({ mine }) => mine !== null)).slice(0, 3)

/** Whether an hour with a kind pays less than the operator wants it to pay. */
export function isUnderFloor({ floor, others, mine }: PayTerms): boolean {
  const hour = others ?? mine
  return floor !== null && hour !== null && compare(hour.perHour.amount, floor.amount) < 0
}
