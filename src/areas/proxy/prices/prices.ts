import type { Calls } from '@/api/contract/index.ts'
import type { ResOf } from '@/api/contract/types.ts'
import { compare, multiply, readable } from '@/lib/decimal.ts'
import { digitsOf } from '@/lib/typed-amount.ts'

type Answer = ResOf<Calls['proxyPrices']>
type Listed = Answer['products'][number]
export type Tier = Listed['tiers'][number]

/** The unit of sale: gigabytes, addresses for a month, or an unknown one. */
export type Unit = 'gb' | 'ip' | 'other'

export interface PricedProduct {
  id: string
  /** The backend's title. */
  title: string
  unit: Unit
  /** Ordered by amount; never empty. */
  tiers: readonly [Tier, ...Tier[]]
  minUnits: number
  countriesCount: number | null
  features: readonly string[]
}

const unitOf = (unit: string): Unit =>
  unit === 'gb' ? 'gb' : /^ip(?:_month)?$/.test(unit) ? 'ip' : 'other'

/** The requested products that can be bought. A product without tiers has no price. */
export function readProducts(
  { products }: Answer,
  only: readonly string[] | undefined,
): PricedProduct[] {
  return products.flatMap(({ id, title, unit, tiers, minUnits, countriesCount, features }) => {
    const [first, ...more] = tiers.toSorted((a, b) => a.from - b.from)
    if (!first || (only && !only.includes(id))) return []
    return [
      {
        id,
        title,
        unit: unitOf(unit),
        tiers: [first, ...more],
        minUnits: Math.max(1, Math.ceil(minUnits)),
        countriesCount,
        features,
      },
    ]
  })
}

/** The lowest price of a unit, for the largest amount. */
export const lowest = ({ tiers }: PricedProduct): Tier =>
  tiers.reduce((best, tier) =>
    compare(tier.perUnit.amount, best.perUnit.amount) < 0 ? tier : best,
  )

/** The tier of an amount: the last one that starts at or below it. */
export const tierFor = ({ tiers }: PricedProduct, units: number): Tier =>
  tiers.findLast(({ from }) => from <= units) ?? tiers[0]

export const mostUnits = 100_000

/** Parses an amount that can be bought; null if it is invalid. */
export function readUnits(text: string, least: number): number | null {
  const digits = digitsOf(text)
  const units = /^[1-9]\d{0,5}$/.test(digits) ? Number(digits) : null
  return units !== null && units >= least && units <= mostUnits ? units : null
}

export interface ProxyEstimate {
  tier: Tier
  /** A decimal in the currency of the tier. */
  total: string
  /** The next tier, if a unit costs less there. */
  next: Tier | null
}

export function estimateProxy(product: PricedProduct, units: number): ProxyEstimate {
  const tier = tierFor(product, units)
  const next = product.tiers.find(
    ({ from, perUnit }) => from > units && compare(perUnit.amount, tier.perUnit.amount) < 0,
  )
  return { tier, total: readable(multiply(tier.perUnit.amount, units)), next: next ?? null }
}
