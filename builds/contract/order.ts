import { isRecord } from '../../src/lib/is-record.ts'
import { shownValue } from './finding.ts'

/** The contract names no collation, so a list of texts may be in any of these orders. */
const collations: readonly ((a: string, b: string) => number)[] = [
  (a, b) => (a < b ? -1 : Number(a > b)),
  new Intl.Collator('en').compare,
  new Intl.Collator('en', { sensitivity: 'base', numeric: true, ignorePunctuation: true }).compare,
]

const valueAt = (entry: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), entry)

/** A number of what has a size: a number, a sum of money, a decimal, a day or a moment. */
function sizeOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (isRecord(value)) return sizeOf(value['amount'])
  if (typeof value !== 'string') return undefined
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return Number(value)
  const moment = /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? undefined : moment
}

/** Money of two currencies has no order. */
const currencyOf = (value: unknown): unknown => (isRecord(value) ? value['currency'] : undefined)

/**
 * The first two entries of a list that are not in its order, in words; undefined where all are. An
 * entry without a value may stand anywhere, and equal ones may stand in any order.
 * @param order a path in the entries, with a minus for the largest or latest first
 */
export function disorderIn(list: readonly unknown[], order: string): string | undefined {
  const path = order.replace(/^-/, '')
  const sign = order.startsWith('-') ? -1 : 1
  const values = list
    .map((entry) => valueAt(entry, path))
    .filter((value) => value !== null && value !== undefined && value !== '')
  const firstWrong = (isWrong: (before: unknown, value: unknown) => boolean): number =>
    values.findIndex((value, at) => at > 0 && isWrong(values[at - 1], value))
  const sizes = values.map(sizeOf)
  const isMeasured = sizes.every((size) => size !== undefined)
  const found = isMeasured
    ? firstWrong(
        (before, value) =>
          currencyOf(before) === currencyOf(value) &&
          ((sizeOf(value) ?? 0) - (sizeOf(before) ?? 0)) * sign < 0,
      )
    : Math.max(
        -1,
        ...collations
          .map((compare) =>
            firstWrong((before, value) => compare(String(value), String(before)) * sign < 0),
          )
          .filter((_, __, all) => !all.includes(-1)),
      )
  return found < 0
    ? undefined
    : `${shownValue(values[found])} after ${shownValue(values[found - 1])}`
}
