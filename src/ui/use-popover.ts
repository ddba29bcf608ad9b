import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Shows `pop` in the top layer beside `anchor` while `open`. CSS places it (implicit anchor, `position-area`); where that is missing
 * it is placed here, and without the popover API it is a fixed box all the same. Hide `pop` by its `hidden` attribute.
 */
export function usePopover(
  open: boolean,
  anchor: RefObject<Element | null>,
  pop: RefObject<HTMLElement | null>,
  side: 'above' | 'below' = 'below',
): void {
  useLayoutEffect(() => {
    const box = pop.current
    const from = anchor.current instanceof HTMLElement ? anchor.current : undefined
    if (!open || !box || !from) return
    const native = typeof box.showPopover === 'function'
    if (native) {
      box.setAttribute('popover', 'manual')
      box.showPopover({ source: from })
    }
    if (typeof CSS === 'undefined' || !CSS.supports('position-area', 'end')) place(from, box, side)
    return () => {
      if (native) box.hidePopover()
    }
  }, [open, anchor, pop, side])
}

function place(from: HTMLElement, box: HTMLElement, side: 'above' | 'below'): void {
  const a = from.getBoundingClientRect()
  const b = box.getBoundingClientRect()
  const gap = 6
  const fitsAbove = a.top > b.height + gap
  const fitsBelow = window.innerHeight - a.bottom > b.height + gap
  const above = side === 'above' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove
  const wanted = side === 'above' ? a.left + (a.width - b.width) / 2 : box.dataset['align'] === 'end' ? a.right - b.width : a.left
  box.style.insetBlockStart = `${above ? a.top - b.height - gap : a.bottom + gap}px`
  box.style.insetInlineStart = `${Math.max(8, Math.min(wanted, window.innerWidth - b.width - 8))}px`
}
