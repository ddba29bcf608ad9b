/** The groups that an element stands in, the nearest first: one of them takes the focus when the element goes. */
export function groupsAround(element: Element | null): HTMLElement[] {
  const group = element?.closest<HTMLElement>('section, main, [tabindex="-1"]')
  return group ? [group, ...groupsAround(group.parentElement)] : []
}

/** Gives the focus to the nearest group that is still on the page, so that keys and readers of the screen go on from there and not from its top. */
export function focusGroup(groups: readonly HTMLElement[]): void {
  const group = groups.find((one) => one.isConnected)
  if (!group) return
  if (!group.hasAttribute('tabindex')) group.tabIndex = -1
  group.focus({ preventScroll: true })
}

/**
 * Wherever what has the focus is taken from the page and nothing else takes it, its group does. Not where the focus was let go of before.
 * @returns its end
 */
export function keepFocus(): () => void {
  let held: Element | null = null
  let groups: readonly HTMLElement[] = []
  const hold = ({ target }: FocusEvent): void => {
    held = target instanceof Element ? target : null
    groups = groupsAround(held)
  }
  const leave = ({ target }: FocusEvent): void =>
    // Some browsers say so of what is being taken away, too.
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
