import type { AmountLimits } from '@/api/contract/money.ts'
import type { PaymentMethod } from '@/api/contract/pay-methods.ts'
import type { FieldCode } from '@/api/contract/field-codes.ts'
import { add, compare, multiply, round, shift, subtract } from '@/lib/decimal.ts'
import { placesOf, typedAmount } from '@/lib/typed-amount.ts'

/** The fee, the bonus and the credited amount: exact, in the amount's currency. */
export interface Charge {
  fee: string
  bonus: string
  arrives: string
}

/** The number of decimals of a currency. */
export function unitPlaces(currency: string): number {
  try {
    return (
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
        .maximumFractionDigits ?? 2
    )
  } catch {
    return 2
  }
}

const percentOf = (amount: string, percent: string, places: number): string =>
  round(shift(multiply(amount, percent), -2), places)
export const isPositive = (amount: string): boolean => compare(amount, '0') > 0

/** @param extra the bonus of a promo code: percent, or an amount in this currency */
export function chargeOf(
  { limits, bonusPercent }: Pick<PaymentMethod, 'limits' | 'bonusPercent'>,
  amount: string,
  currency: string,
  extra: { percent: string } | { sum: string } | null = null,
): Charge {
  const places = unitPlaces(currency)
  const { feePercent, feeFixed } = limits
  const fixed = feeFixed && feeFixed.currency === currency ? feeFixed.amount : '0'
  const fee = add(feePercent ? percentOf(amount, feePercent, places) : '0', fixed)
  const percent = add(bonusPercent ?? '0', extra && 'percent' in extra ? extra.percent : '0')
  const bonus = add(percentOf(amount, percent, places), extra && 'sum' in extra ? extra.sum : '0')
  const left = add(subtract(amount, fee), bonus)
  // A fixed fee can exceed a small amount.
  return { fee, bonus, arrives: isPositive(left) ? left : '0' }
}

/** The problem of an amount by the backend's limits; undefined if there is none. */
export function amountProblem(
  typed: string,
  { min, max, step }: AmountLimits,
): FieldCode | undefined {
  if (typed.trim() === '') return 'required'
  const amount = typedAmount(typed, placesOf(step), max ? Infinity : undefined)
  if (amount === null || (!min && !isPositive(amount))) return 'bad_format'
  if ((min && compare(amount, min.amount) < 0) || (max && compare(amount, max.amount) > 0))
    return 'out_of_range'
  // Some methods accept only multiples, such as of ten.
  return step && isPositive(step) && !divides(step, amount) ? 'bad_format' : undefined
}

function divides(step: string, amount: string): boolean {
  const places = Math.max(step.split('.')[1]?.length ?? 0, amount.split('.')[1]?.length ?? 0)
  return BigInt(shift(amount, places)) % BigInt(shift(step, places)) === 0n
}

/** The suggested amounts: the backend's, else round multiples of the minimum. */
export function presetsOf({
  presets,
  limits: { min, max },
}: Pick<PaymentMethod, 'presets' | 'limits'>): string[] {
  const known = presets.filter((sum) => typedAmount(sum) !== null)
  const made = min ? ['1', '2', '5', '10'].map((times) => multiply(min.amount, times)) : []
  return (known.length > 0 ? known : made)
    .filter((sum) => !max || compare(sum, max.amount) <= 0)
    .slice(0, 6)
}

/**
 * The approximate amount in the balance's currency. The backend uses the rate at the time of the
 * payment.
 */
export const converted = (amount: string, rate: string, currency: string): string =>
  round(multiply(amount, rate), unitPlaces(currency))
