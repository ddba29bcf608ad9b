import type { Money } from '@/api/contract/common.ts'
import type { PublicPrices } from '@/api/contract/public.ts'

/** A task type by its API name, with its current price. */
export interface TypeOption {
  type: string
  title: string
  group: string
  /** Per 1000 tasks; null if it cannot be ordered now. */
  price: Money | null
}

/**
 * The price list by API names. Variants share a name, and the plain one represents them. Types that
 * are no longer offered cannot be chosen.
 */
export function typeOptions({ groups }: PublicPrices): TypeOption[] {
  const found = new Map<string, TypeOption>()
  for (const { id, items } of groups) {
    for (const { type, title, per1000, availability } of items) {
      const name = type.replace(/:.*/, '')
      if (availability === 'unavailable' || availability === 'deprecated') continue
      if (found.has(name) && type !== name) continue
      found.set(name, { type: name, title, group: id, price: per1000 })
    }
  }
  return [...found.values()]
}

/** The options, and chosen ones that are no longer among them. */
export function withChosen(
  options: readonly TypeOption[],
  chosen: readonly string[],
): TypeOption[] {
  const missing = chosen.filter((type) => !options.some((option) => option.type === type))
  return [...options, ...missing.map((type) => ({ type, title: '', group: '', price: null }))]
}
