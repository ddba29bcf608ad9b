import { keysOf } from '../../lib/object.ts'

/** The price of one US dollar. The rates are fixed examples, so that tests can rely on them. */
export const rates = { USD: 1, EUR: 0.92, RUB: 92.5, CNY: 7.24, BRL: 5.45 } as const
export type MockCurrency = keyof typeof rates
export const mockCurrencies = keysOf(rates)

export const isCurrency = (value: string): value is MockCurrency =>
  mockCurrencies.some((currency) => currency === value)

/** Millionths of a dollar: the store counts integers, so that no rounding error accumulates. */
export type Micros = number
export const dollars = (amount: number): Micros => Math.round(amount * 1e6)

function decimal(value: number, places: number): string {
  const units = Math.round(value * 10 ** places)
  const digits = String(Math.abs(units)).padStart(places + 1, '0')
  const fraction = digits.slice(-places).replace(/0+$/, '').padEnd(2, '0')
  return `${units < 0 ? '-' : ''}${digits.slice(0, -places)}.${fraction}`
}

/** An amount in the contract's form: decimal text with two to `places` decimal places. */
export function money(
  micros: Micros,
  currency: MockCurrency,
  places = 2,
): { amount: string; currency: MockCurrency } {
  return { amount: decimal((micros / 1e6) * rates[currency], places), currency }
}
