import type { Money } from '@/api/contract/common.ts'
import { compare } from '@/lib/decimal.ts'
import { decimalOf, isAmount } from '@/lib/typed-amount.ts'

export type SumRange = { min: Money; max: Money | null } | null | undefined

/** Whether a typed amount lies within the backend's limits. True for text that is not an amount. */
export function within(typed: string, range: SumRange): boolean {
  if (!range || !isAmount(typed)) return true
  const amount = decimalOf(typed)
  return (
    compare(amount, range.min.amount) >= 0 && (!range.max || compare(amount, range.max.amount) <= 0)
  )
}
