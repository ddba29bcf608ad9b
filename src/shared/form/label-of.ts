/**
 * Returns the label of a control, or of a group by its first control, without any marker. Empty for
 * a checkbox, whose error names the field. A button that asks for a file has the label of its group.
 */
export function labelOf(id: string): string {
  const control = document.getElementById(id)
  if (!(control instanceof HTMLElement)) return ''
  const choice = control.matches('[type="radio"], [type="checkbox"]')
  const labels = 'labels' in control && control.labels instanceof NodeList ? control.labels : []
  const labelled = control.matches('button:not([aria-labelledby])')
    ? control.closest('[role="group"]')
    : control
  const label = choice
    ? control.closest('fieldset')?.querySelector('legend')
    : (labels[0] ?? document.getElementById(labelled?.getAttribute('aria-labelledby') ?? ''))
  return label?.firstChild?.textContent?.trim() ?? ''
}

/** Whether a sentence already names the field. */
export const isNamed = (text: string, label: string): boolean =>
  text.toLowerCase().includes(label.toLowerCase())
