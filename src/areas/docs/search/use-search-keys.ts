import { useEffect } from 'react'
import type { RefObject } from 'react'
import { isComposition } from '@/lib/key-combo.ts'

/** Arrow keys move between the field and the results. Escape and leaving close the results. */
export function useSearchKeys(
  box: RefObject<HTMLElement | null>,
  shows: boolean,
  setOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    const root = box.current
    if (!root) return
    const input = () => root.querySelector('input')
    function move(event: KeyboardEvent): void {
      // Arrow keys and Escape choose among the words of an input method.
      if (isComposition(event)) return
      const links = [...(root?.querySelectorAll<HTMLElement>('a[href]') ?? [])]
      const at = links.findIndex((link) => link === document.activeElement)
      if (event.key === 'Escape' && shows) {
        event.stopPropagation()
        // Focusing the field opens the results, so they are closed after that.
        input()?.focus()
        setOpen(false)
      } else if (event.key === 'ArrowDown' && links.length > 0) {
        event.preventDefault()
        links[Math.min(at + 1, links.length - 1)]?.focus()
      } else if (event.key === 'ArrowUp' && at >= 0) {
        event.preventDefault()
        const before = at === 0 ? input() : links[at - 1]
        before?.focus()
      }
    }
    const stop = new AbortController()
    const { signal } = stop
    root.addEventListener('keydown', move, { signal })
    root.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof HTMLInputElement) setOpen(true)
      },
      { signal },
    )
    root.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) setOpen(false)
      },
      { signal },
    )
    return () => stop.abort()
  }, [box, setOpen, shows])
}
