/** What is taken where nothing is laid out. */
const usual = 56

/** The height of a row, as the style sheet has it for this width and size of text. */
export const rowHeight = (probe: Pick<HTMLElement, 'offsetHeight'>): number =>
  probe.offsetHeight || usual

/** @returns a function that ends it */
export function observeBox(element: Element, tell: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(tell)
  observer.observe(element)
  return () => observer.disconnect()
}
