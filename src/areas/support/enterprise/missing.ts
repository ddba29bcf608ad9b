import type { Money } from '@/api/contract/common.ts'
import { add, compare } from '@/lib/decimal.ts'

/** What a balance lacks for a price, where both are in one currency; null where it lacks nothing. */
export function missing(price: Money, available: Money | null): Money | null {
  if (
    !available ||
    price.currency !== available.currency ||
    compare(available.amount, price.amount) >= 0
  )
    return null
  return { amount: add(price.amount, `-${available.amount}`), currency: price.currency }
}
