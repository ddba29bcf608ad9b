import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom'

/**
 * Positions a box beside its anchor and follows scrolling and resizing, as the style sheet does
 * with `position-area`.
 * @returns a function that stops it
 */
export function followAnchor(
  anchor: HTMLElement,
  box: HTMLElement,
  side: 'above' | 'below',
): () => void {
  const placement =
    side === 'above' ? 'top' : box.dataset['align'] === 'end' ? 'bottom-end' : 'bottom-start'
  // The offset already contains the gap.
  box.style.margin = '0'
  return autoUpdate(anchor, box, () => {
    void computePosition(anchor, box, {
      strategy: 'fixed',
      placement,
      middleware: [offset(6), flip(), shift({ padding: 8 })],
    }).then(({ x, y }) => {
      box.style.left = `${x}px`
      box.style.top = `${y}px`
    })
  })
}
