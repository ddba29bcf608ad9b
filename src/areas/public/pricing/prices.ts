import type { PriceItem, PublicPrices } from '@/api/contract/public.ts'
import { compare } from '@/lib/decimal.ts'
import { wordStem } from '@/lib/word-stem.ts'
import { nearest } from '@/shared/search/near.ts'
import { readingsOf } from '@/shared/search/readings.ts'
import { captchaCatalogue, solutionKinds, typeTasks, typeSlugs } from '@/task-api/captcha-types.ts'
import type { PriceOrder } from './query.ts'
import { searched } from '@/lib/searched.ts'

export interface PriceRow extends PriceItem {
  /** Unique, because one API type can stand for several captchas. */
  key: string
  group: string
  /** In the reader's language. */
  name: string
}
export interface PriceGroup {
  id: string
  title: string
  rows: PriceRow[]
}

/**
 * The named groups of the answer. The first of duplicate rows counts, and empty groups are left
 * out.
 */
export function readGroups(prices: PublicPrices, nameOf: (slug: string) => string): PriceGroup[] {
  const seen = new Set<string>()
  return prices.groups.flatMap(({ id, title, items }) => {
    const rows = items.flatMap((item) => {
      const key = item.slug || item.type
      if (seen.has(key)) return []
      seen.add(key)
      return [{ ...item, key, group: id, name: nameOf(item.slug ?? '') || item.title || item.type }]
    })
    return rows.length > 0 ? [{ id, title, rows }] : []
  })
}

/** The types of the catalogue, without figures. */
export function groupsOfTypes(nameOf: (slug: string) => string): PriceGroup[] {
  return solutionKinds.map((kind) => ({
    id: kind,
    title: '',
    rows: typeSlugs
      .filter((slug) => captchaCatalogue[slug].kind === kind)
      .map((slug) => ({
        key: slug,
        slug,
        type: typeTasks(slug)[0] ?? '',
        group: kind,
        name: nameOf(slug),
        title: '',
        per1000: { amount: '0', currency: 'USD' },
        min: null,
        max: null,
        surcharge: [],
        avgSeconds: null,
        successRate: null,
        resultType: 'other',
        availability: 'available',
      })),
  }))
}

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a word occurs in a text, or its stem does. */
const matches =
  (text: string) =>
  (word: string): boolean =>
    text.includes(word) || text.includes(wordStem(word))

/** As `matches`, with slips of the keys. */
const isAlike =
  (text: string) =>
  (word: string): boolean =>
    matches(text)(word) || nearest(word, text) !== null

/**
 * The rows that a search means: its words, else what they may stand for (another layout, what people
 * call a captcha), else what is nearly alike.
 */
export function findPrices(
  groups: readonly PriceGroup[],
  search: string,
): (row: PriceRow) => boolean {
  const texts = new Map(
    groups.flatMap(({ rows }) =>
      rows.map((row) => [row.key, fold(`${row.name} ${row.title} ${row.key} ${row.type}`)]),
    ),
  )
  const readings = readingsOf(searched(search.trim())).map((one) => fold(one).split(/[\s_-]+/))
  for (const test of [matches, isAlike])
    for (const words of readings) {
      const isMeant = ({ key }: PriceRow) => words.every(test(texts.get(key) ?? ''))
      if (groups.some(({ rows }) => rows.some(isMeant))) return isMeant
    }
  return () => false
}

function difference(
  a: PriceRow,
  b: PriceRow,
  key: PriceOrder['key'],
  collator: Intl.Collator,
): number | null {
  if (key === 'name') return collator.compare(a.name, b.name)
  if (key === 'price') return compare(a.per1000.amount, b.per1000.amount)
  const [left, right] =
    key === 'seconds' ? [a.avgSeconds, b.avgSeconds] : [a.successRate, b.successRate]
  if (left === null || right === null) return null
  return left - right
}

/**
 * Sorts rows. Rows without a figure come last in both directions. Without an order the backend's
 * order stays.
 */
export function sortPriceRows(
  rows: readonly PriceRow[],
  order: PriceOrder | undefined,
  locale: string,
): PriceRow[] {
  if (!order) return [...rows]
  const collator = new Intl.Collator(locale, { numeric: true })
  const missing = (row: PriceRow) =>
    (order.key === 'seconds' && row.avgSeconds === null) ||
    (order.key === 'answered' && row.successRate === null)
  return rows.toSorted((a, b) => {
    const gap = difference(a, b, order.key, collator)
    if (gap === null) return Number(missing(a)) - Number(missing(b))
    return order.direction === 'descending' ? -gap : gap
  })
}

export const findRow = (groups: readonly PriceGroup[], type: string): PriceRow | undefined => {
  const rows = groups.flatMap((group) => group.rows)
  return rows.find((row) => row.key === type) ?? rows.find((row) => row.type === type)
}
