import type { Money } from '@/api/contract/common.ts'
import { compare, subtract } from '@/lib/decimal.ts'

/**
 * The amount that a balance lacks for a price, if both have the same currency; null if it lacks
 * nothing. A balance may be negative, for example after a refund: then it lacks more than the price.
 */
export function missingSum(price: Money | null, available: Money | null): Money | null {
  if (
    !price ||
    !available ||
    price.currency !== available.currency ||
    compare(available.amount, price.amount) >= 0
  )
    return null
  return { amount: subtract(price.amount, available.amount), currency: price.currency }
}
