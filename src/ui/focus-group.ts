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
