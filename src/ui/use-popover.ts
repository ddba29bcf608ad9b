import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { chunk } from '@/lib/chunk.ts'

/**
 * Shows `pop` in the top layer beside `anchor` while `open`. CSS positions it (implicit anchor,
 * `position-area`); without that support a lazy chunk does, and without the popover API it is a
 * fixed box. Hide `pop` with its `hidden` attribute.
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
    const isNative = typeof box.showPopover === 'function'
    if (isNative) {
      box.setAttribute('popover', 'manual')
      box.showPopover({ source: from })
    }
    const isPlaced = typeof CSS !== 'undefined' && CSS.supports('position-area', 'end')
    const stop = isPlaced ? undefined : follow(from, box, side)
    return () => {
      stop?.()
      if (isNative) box.hidePopover()
    }
  }, [open, anchor, pop, side])
}

/** @returns a function that stops it */
function follow(from: HTMLElement, box: HTMLElement, side: 'above' | 'below'): () => void {
  let isOver = false
  let stop: (() => void) | undefined
  // Clipping hides the box until it is positioned, while its items can already have the focus.
  box.style.clipPath = 'inset(50%)'
  chunk(() => import('./follow-anchor.ts'), { reload: false })
    .then(({ followAnchor }) => {
      if (!isOver) stop = followAnchor(from, box, side)
    })
    // If the chunk fails, the box is in the wrong place but usable.
    .catch(() => {})
    .finally(() => {
      box.style.clipPath = ''
    })
  return () => {
    isOver = true
    stop?.()
  }
}
