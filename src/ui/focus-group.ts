// The one rule for the focus after an action (docs/quality.md section 4): it moves only when its
// element is removed, to what took its place, else to the nearest group that is left.

const groupSelector = 'section, main, article, li, tr, fieldset, [tabindex="-1"]'

/**
 * The focus groups around an element, nearest first: one of them takes the focus when the element
 * is removed. A row is followed by the next and the previous row.
 */
export function groupsAround(element: Element | null): HTMLElement[] {
  const group = element?.closest<HTMLElement>(groupSelector)
  if (!group) return []
  const beside = group.matches('li, tr')
    ? [group.nextElementSibling, group.previousElementSibling].filter(
        (one) => one instanceof HTMLElement,
      )
    : []
  return [group, ...beside, ...groupsAround(group.parentElement)]
}

/**
 * Focuses the nearest group that is still on the page, so that the keyboard and screen readers
 * continue there and not at the page's top.
 */
export function focusGroup(groups: readonly HTMLElement[]): void {
  const group = groups.find((one) => one.isConnected)
  if (!group) return
  if (!group.hasAttribute('tabindex')) group.tabIndex = -1
  group.focus({ preventScroll: true })
}

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''

/** The elements that were added where the removed one stood, in the same commit. */
function replacements(gone: Element, records: readonly MutationRecord[]): HTMLElement[] {
  const removal = records.find(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(gone)),
  )
  return records
    .filter(({ target }) => target === removal?.target)
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node) => node instanceof HTMLElement)
    .filter((node) => node.isConnected)
}

const within = (elements: readonly HTMLElement[], selector: string): HTMLElement[] =>
  elements.flatMap((element) => [
    ...(element.matches(selector) ? [element] : []),
    ...element.querySelectorAll<HTMLElement>(selector),
  ])

/**
 * Moves the focus when the focused element is removed and nothing else takes the focus: to the
 * first field of a form that took its place, back to the control that had opened the removed form,
 * or to its group. An earlier blur moves nothing.
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  let held: Element | null = null
  let groups: readonly HTMLElement[] = []
  /** The name of the control that was replaced last. */
  let opener = ''
  const hold = ({ target }: FocusEvent): void => {
    held = target instanceof Element ? target : null
    groups = groupsAround(held)
  }
  const leave = ({ target }: FocusEvent): void =>
    // Some browsers also send focusout for an element that is being removed.
    queueMicrotask(() => {
      if (held === target && held?.isConnected) held = null
    })
  const changes = new MutationObserver((records) => {
    if (!held || held.isConnected) return
    const added = replacements(held, records)
    const before = opener
    opener = nameOf(held)
    held = null
    if (document.activeElement !== document.body) return
    const successor =
      within(added, 'form :is(input:not([type="hidden"]), select, textarea):not(:disabled)')[0] ??
      within(added, 'button, a[href]').find((control) => before && nameOf(control) === before)
    if (successor) successor.focus()
    else focusGroup(groups)
  })
  document.addEventListener('focusin', hold)
  document.addEventListener('focusout', leave)
  changes.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', hold)
    document.removeEventListener('focusout', leave)
    changes.disconnect()
  }
}
