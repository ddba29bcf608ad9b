import { multiply, readable, shift } from '@/lib/decimal.ts'
import type { PriceRow } from './prices.ts'

/** The surcharge of a long answer in percent: it is billed twice. */
const longSurcharge = 100
export const daysPerMonth = 30

export interface Plan {
  perDay: number
  attemptsMin: number
  attemptsMax: number
  /** The percentage of long answers. */
  long: number
}
/** The range of the number of attempts; both ends are equal if it does not vary. */
export type PriceSpan = readonly [low: string, high: string]
export interface PriceEstimate {
  task: PriceSpan
  day: PriceSpan
  month: PriceSpan
}

export const isLongCode = (code: string): boolean => /long/i.test(code)

/** Several workers can read the same image, but not the same token or cookie (contract.md 1.4). */
export const takesAttempts = ({ group, resultType }: PriceRow): boolean =>
  group !== 'token' && group !== 'cookie' && resultType !== 'token'
export const hasLongAnswers = ({ surcharge }: PriceRow): boolean =>
  surcharge.some(({ code }) => isLongCode(code))

export function estimatePrice(item: PriceRow, plan: Plan): PriceEstimate {
  const long = hasLongAnswers(item) ? plan.long : 0
  const attempts = takesAttempts(item) ? [plan.attemptsMin, plan.attemptsMax] : [1, 1]
  // Per 1000 tasks, with percentages: five decimals, exact.
  const task = (times: number) =>
    shift(multiply(multiply(item.per1000.amount, times), 100 + (long * longSurcharge) / 100), -5)
  const span = (tasks: number): PriceSpan => {
    const [low = 1, high = low] = attempts
    return [readable(multiply(task(low), tasks)), readable(multiply(task(high), tasks))]
  }
  return { task: span(1), day: span(plan.perDay), month: span(plan.perDay * daysPerMonth) }
}
