/** The height assumed when there is no layout. */
const usual = 56

/** The height of a row, as the style sheet sets it for this width and text size. */
export const rowHeight = (probe: Pick<HTMLElement, 'offsetHeight'>): number =>
  probe.offsetHeight || usual

/** Whether the style sheet gives rows two lines at this width. */
export const hasNarrowRows = (probe: Element): boolean =>
  getComputedStyle(probe).getPropertyValue('--narrow').trim() === '1'

/** @returns a function that stops observing */
export function observeBox(element: Element, tell: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(tell)
  observer.observe(element)
  return () => observer.disconnect()
}
