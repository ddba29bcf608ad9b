import type { Money } from '@/api/contract/common.ts'
import { add, compare } from '@/lib/decimal.ts'

/**
 * The amount that a balance lacks for a price, if both have the same currency; null if it lacks
 * nothing.
 */
export function missing(price: Money, available: Money | null): Money | null {
  if (
    !available ||
    price.currency !== available.currency ||
    compare(available.amount, price.amount) >= 0
  )
    return null
  return { amount: add(price.amount, `-${available.amount}`), currency: price.currency }
}
