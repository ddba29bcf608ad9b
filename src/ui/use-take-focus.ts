import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Focuses an element when it replaces the focused one, before it is painted. It does nothing while
 * `when` is false, and repeats for each new value of `again`. The element needs a `tabIndex` of -1.
 */
export function useTakeFocus<E extends HTMLElement>(
  when = true,
  again?: unknown,
): RefObject<E | null> {
  const element = useRef<E>(null)
  useLayoutEffect(() => {
    if (when) element.current?.focus()
  }, [when, again])
  return element
}
