/** What the page calls a control, or a group of them by its first: the words before any marker. Empty for a box to tick, whose error says what. */
export function labelOf(id: string): string {
  const control = document.getElementById(id)
  if (!(control instanceof HTMLElement)) return ''
  const choice = control.matches('[type="radio"], [type="checkbox"]')
  const labels = 'labels' in control && control.labels instanceof NodeList ? control.labels : []
  const label = choice
    ? control.closest('fieldset')?.querySelector('legend')
    : (labels[0] ?? document.getElementById(control.getAttribute('aria-labelledby') ?? ''))
  return label?.firstChild?.textContent?.trim() ?? ''
}

/** Whether a sentence says by itself which field it means. */
export const isNamed = (text: string, label: string): boolean =>
  text.toLowerCase().includes(label.toLowerCase())
