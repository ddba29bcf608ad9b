import { digitsOf } from '@/lib/typed-amount.ts'

/**
 * The visitor's choices on /pricing, in the address (contract.md 4.19). Invalid values are ignored,
 * and defaults are left out, so that a link stays short.
 */
export const priceSortKeys = ['name', 'price', 'seconds', 'answered'] as const
export type SortKey = (typeof priceSortKeys)[number]
export interface PriceOrder {
  key: SortKey
  direction: 'ascending' | 'descending'
}

export interface PriceQuery {
  q: string
  sort: PriceOrder | undefined
  group: string
  /** The type of the calculation: its slug, or its API name. */
  type: string
  /** As typed; only a valid value is written into the address. */
  perDay: string
  attemptsMin: string
  attemptsMax: string
  /** The percentage of long answers. */
  long: number
}

export const priceLimits = { perDay: 100_000_000, attempts: 20, text: 64 } as const
export const defaults = { perDay: '1000', attempts: '1' } as const

/** Parses an integer from 1; null if it is invalid. */
export function parseWhole(text: string, max: number): number | null {
  const digits = digitsOf(text)
  const value = /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null
  return value !== null && value <= max ? value : null
}

function readSort(text: string | null): PriceOrder | undefined {
  const key = priceSortKeys.find((known) => known === text?.replace(/^-/, ''))
  return key && { key, direction: text?.startsWith('-') ? 'descending' : 'ascending' }
}

function readAttempts(text: string | null): [min: string, max: string] {
  const [min = '', max = min, ...more] = text?.split('-') ?? []
  const numbers = [parseWhole(min, priceLimits.attempts), parseWhole(max, priceLimits.attempts)]
  const [low, high] = numbers
  return more.length === 0 && low && high && low <= high
    ? [min, max]
    : [defaults.attempts, defaults.attempts]
}

const word = (text: string | null): string => (text && /^[\w.:-]{1,64}$/.test(text) ? text : '')

export function readPriceQuery(params: URLSearchParams): PriceQuery {
  const [attemptsMin, attemptsMax] = readAttempts(params.get('attempts'))
  const perDay = params.get('perDay') ?? ''
  const long = params.get('long') ?? ''
  return {
    q: (params.get('q') ?? '').slice(0, priceLimits.text),
    sort: readSort(params.get('sort')),
    group: word(params.get('group')),
    type: word(params.get('type')),
    perDay: parseWhole(perDay, priceLimits.perDay) ? perDay : defaults.perDay,
    attemptsMin,
    attemptsMax,
    long: parseWhole(long, 100) ?? 0,
  }
}

/** Writes the choices into the address. Other parameters (utm, from) stay. */
export function writePriceQuery(params: URLSearchParams, query: PriceQuery): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | false) =>
    value ? next.set(name, value) : next.delete(name)
  put('q', query.q.trim())
  put(
    'sort',
    query.sort ? `${query.sort.direction === 'descending' ? '-' : ''}${query.sort.key}` : '',
  )
  put('group', query.group)
  put('type', query.type)
  put(
    'perDay',
    query.perDay !== defaults.perDay &&
      parseWhole(query.perDay, priceLimits.perDay) !== null &&
      query.perDay,
  )
  const [low, high] = [
    parseWhole(query.attemptsMin, priceLimits.attempts),
    parseWhole(query.attemptsMax, priceLimits.attempts),
  ]
  const attempts =
    low && high && low <= high && high > 1 && (low === high ? `${low}` : `${low}-${high}`)
  put('attempts', attempts || '')
  put('long', query.long > 0 && String(query.long))
  return next
}
