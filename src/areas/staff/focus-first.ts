/** A ref of a form that opens above what its reader has scrolled to: its first field takes the focus, and comes into view. */
export function focusFirst(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('select, textarea')?.focus()
}
