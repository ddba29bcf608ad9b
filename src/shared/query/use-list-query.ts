import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useAddress, withValues } from './use-address.ts'
import type { Values } from './use-address.ts'
import { useAddressQuery } from './use-address-query.ts'
import type { Fields, Patch, QueryDefinition, QueryOf } from './query.ts'

/** What is asked of a list, as its address has it. */
export interface ListQuery<F> {
  definition: QueryDefinition<F>
  /** The argument of the call, but for the length of a page. */
  value: QueryOf<F>
  isFiltered: boolean
  /** A choice of the reader: shown at once, and the address follows, replaced. */
  change: (patch: Patch<F>) => void
  /** The address of another page or choice, for a link. */
  hrefOf: (patch: Patch<F>) => string
  /** A parameter of others: a dialog, an open row. */
  other: (name: string) => string | null
  /** The address with what was chosen and parameters of others; null takes one away. */
  hrefWith: (others: Values) => string
  setOthers: (others: Values, options?: { replace: boolean }) => void
  /** The address without anything that is asked of the list; parameters of others stay. */
  resetHref: string
  /** Takes back what has not reached the address yet, too: a link to `resetHref` calls it. */
  reset: () => void
}

/**
 * The choices of a list, kept in its address. The definition stands outside of the component.
 */
export function useListQuery<F extends Fields>(definition: QueryDefinition<F>): ListQuery<F> {
  const [value, set, follow] = useAddressQuery(definition)
  const { pathname } = useLocation()
  const [address, setAddress] = useAddress()
  return useMemo(() => {
    // What was chosen may not have reached the address yet.
    const paramsWith = (now: URLSearchParams, others: Values): URLSearchParams =>
      withValues(definition.write(now, value), others)
    const href = (query: URLSearchParams): string =>
      query.size > 0 ? `${pathname}?${query.toString()}` : pathname
    return {
      definition,
      value,
      isFiltered: definition.isFiltered(value),
      change: (patch) => set((before) => definition.change(before, patch)),
      other: (name) => address.get(name),
      hrefWith: (others) => href(paramsWith(address, others)),
      setOthers: (others, options) => setAddress((now) => paramsWith(now, others), options),
      hrefOf: (patch) => href(definition.write(address, definition.change(value, patch))),
      resetHref: href(definition.reset(address)),
      reset: () => follow(definition.reset(address)),
    }
  }, [address, definition, follow, pathname, set, setAddress, value])
}
