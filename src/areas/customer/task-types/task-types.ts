import type { Money } from '@/api/contract/common.ts'
import type { Prices } from '@/api/contract/public.ts'

/** A type of task as the API names it, with what it costs now. */
export interface TypeOption {
  type: string
  title: string
  group: string
  /** Per 1000, now; null where it can't be ordered. */
  price: Money | null
}

/**
 * The price list by the API's names. Variants share one, and the plain one speaks for them. What is not offered any more can't be
 * chosen.
 */
export function typeOptions({ groups }: Prices): TypeOption[] {
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

/** The options, and what has been chosen and is not among them (any more). */
export function withChosen(
  options: readonly TypeOption[],
  chosen: readonly string[],
): TypeOption[] {
  const missing = chosen.filter((type) => !options.some((option) => option.type === type))
  return [...options, ...missing.map((type) => ({ type, title: '', group: '', price: null }))]
}
