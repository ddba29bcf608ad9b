import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useAddress, withValues } from './use-address.ts'
import type { AddressValues } from './use-address.ts'
import { useAddressQuery } from './use-address-query.ts'
import type { AddressFields, Patch, QueryDefinition, QueryOf } from './query.ts'

/** The query of a list, as its address has it. */
export interface ListQuery<F> {
  definition: QueryDefinition<F>
  /** The argument of the call, without the page length. */
  value: QueryOf<F>
  isFiltered: boolean
  /** Applies a choice of the reader at once. The address follows with `replace`. */
  change: (patch: Patch<F>) => void
  /** The address of another page or choice, for a link. */
  hrefOf: (patch: Patch<F>) => string
  /** Reads another parameter: a dialog, an open row. */
  other: (name: string) => string | null
  /** The address with the choices and other parameters; null removes one. */
  hrefWith: (others: AddressValues) => string
  /** A function gets the address that the router is heading for, so that quick presses add up. */
  setOthers: (
    others: AddressValues | ((now: URLSearchParams) => AddressValues),
    options?: { replace: boolean },
  ) => void
  /** The address without the list's parameters; others stay. */
  resetHref: string
  /** Also discards what has not reached the address yet. Links to `resetHref` call it. */
  reset: () => void
}

/**
 * The choices of a list, kept in its address. The definition must be defined outside the component.
 */
export function useListQuery<F extends AddressFields>(
  definition: QueryDefinition<F>,
): ListQuery<F> {
  const [value, set, follow] = useAddressQuery(definition)
  const { pathname } = useLocation()
  const [address, setAddress] = useAddress()
  return useMemo(() => {
    // The choices may not have reached the address yet.
    const paramsWith = (now: URLSearchParams, others: AddressValues): URLSearchParams =>
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
      setOthers: (others, options) =>
        setAddress(
          (now) => paramsWith(now, typeof others === 'function' ? others(now) : others),
          options,
        ),
      hrefOf: (patch) => href(definition.write(address, definition.change(value, patch))),
      resetHref: href(definition.reset(address)),
      reset: () => follow(definition.reset(address)),
    }
  }, [address, definition, follow, pathname, set, setAddress, value])
}
