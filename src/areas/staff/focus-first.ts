/**
 * A ref for a form that opens above the visible part of the page: its first field takes the focus
 * and scrolls into view.
 */
export function focusFirst(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('select, textarea')?.focus()
}
