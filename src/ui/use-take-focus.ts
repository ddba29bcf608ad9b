import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * For what takes the place of what had the focus: it is focused as it appears, before anybody sees it. Not while `when` is false; with
 * every other value of `again`, once more. The element needs a `tabIndex` of -1.
 */
export function useTakeFocus<E extends HTMLElement>(when = true, again?: unknown): RefObject<E | null> {
  const element = useRef<E>(null)
  useLayoutEffect(() => {
    if (when) element.current?.focus()
  }, [when, again])
  return element
}
