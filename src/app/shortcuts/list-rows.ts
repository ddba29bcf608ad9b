/**
 * The rows of the page's tables and lists, as its keys step over them. The focus goes to a row's link,
 * else to its first control, so that Enter and the arrows do what they do there.
 */

const lists = 'main tbody, main :is(ul, ol)[data-list]'
const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]'

/** The box that selects a row. A switch is a setting. */
const box = 'input[type=checkbox]:not([role=switch])'

const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() !== false

/** Where the focus of a row goes. Its box, which has a key, and a badge that only explains itself come last. */
function controlOf(row: HTMLElement): HTMLElement | undefined {
  const all = [...row.querySelectorAll<HTMLElement>(controls)].filter(isShown)
  return (
    all.find((one) => one.matches('a')) ??
    all.find((one) => !one.matches(`[data-tip], ${box}`)) ??
    all[0]
  )
}

/** The list that has the focus, else the first of the page that has rows. */
function currentRows(): HTMLElement[] {
  const own = document.activeElement?.closest<HTMLElement>(lists)
  const all = own ? [own] : [...document.querySelectorAll<HTMLElement>(lists)]
  const rows = all.map((list) =>
    [...list.children].filter(
      (row): row is HTMLElement =>
        row instanceof HTMLElement && row.ariaHidden !== 'true' && isShown(row),
    ),
  )
  return rows.find((list) => list.length > 0) ?? []
}

export const hasRows = (): boolean => currentRows().length > 0
const boxOf = (row: HTMLElement | undefined): HTMLInputElement | null =>
  row?.querySelector<HTMLInputElement>(`${box}:not(:disabled)`) ?? null
export const hasSelection = (): boolean => currentRows().some((row) => boxOf(row) !== null)

const focusedAt = (rows: readonly HTMLElement[]): number =>
  rows.findIndex((row) => row.contains(document.activeElement))

/** Moves the focus to the next or previous row, and to the first where none has it. */
export function stepRow(step: 1 | -1): void {
  const rows = currentRows()
  const at = focusedAt(rows)
  const row = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]
  if (!row) return
  const control = controlOf(row)
  // A row without a control is read out all the same.
  if (!control) row.tabIndex = -1
  const target = control ?? row
  target.focus()
  row.scrollIntoView({ block: 'nearest' })
}

/**
 * The main action beside the page's heading: where there are several, the last. `data-key="no"`
 * excludes one that a stray key must not start.
 */
export const pageAction = (): HTMLElement | undefined =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'main [data-actions] > :is(a[href], button:not(:disabled)):not([data-key="no"])',
    ),
  ].findLast(isShown)

/** Selects the row that has the focus, or takes that back, where its list has boxes for it. */
export function selectRow(): void {
  const rows = currentRows()
  boxOf(rows[focusedAt(rows)])?.click()
}
