/**
 * The focus groups around an element, nearest first: one of them takes the focus when the element
 * is removed.
 */
export function groupsAround(element: Element | null): HTMLElement[] {
  const group = element?.closest<HTMLElement>('section, main, [tabindex="-1"]')
  return group ? [group, ...groupsAround(group.parentElement)] : []
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

/**
 * Moves the focus to its group when the focused element is removed and nothing else takes the
 * focus. An earlier blur moves nothing.
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  let held: Element | null = null
  let groups: readonly HTMLElement[] = []
  const hold = ({ target }: FocusEvent): void => {
    held = target instanceof Element ? target : null
    groups = groupsAround(held)
  }
  const leave = ({ target }: FocusEvent): void =>
    // Some browsers also send focusout for an element that is being removed.
    queueMicrotask(() => {
      if (held === target && held?.isConnected) held = null
    })
  const changes = new MutationObserver(() => {
    if (!held || held.isConnected) return
    held = null
    if (document.activeElement === document.body) focusGroup(groups)
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
