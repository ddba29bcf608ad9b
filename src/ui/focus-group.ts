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

/** Scrolls an element into view, no farther than it must, where nothing of it can be seen. */
function reveal(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (bottom < 0 || top >= innerHeight) element.scrollIntoView({ block: 'nearest' })
}

/**
 * Focuses the nearest group that is still on the page, so that the keyboard and screen readers
 * continue there and not at the page's top. A row may have moved out of view meanwhile.
 */
export function focusGroup(groups: readonly HTMLElement[]): void {
  const group = groups.find((one) => one.isConnected)
  if (!group) return
  if (!group.hasAttribute('tabindex')) group.tabIndex = -1
  group.focus({ preventScroll: true })
  reveal(group)
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

/** How long what a press brings may move its control, in milliseconds. */
const settling = 2000

/**
 * Keeps a control in view that was pressed by a key, where what appears above it pushes it out.
 * Whoever scrolls meanwhile is left alone.
 * @returns a function that stops it
 */
export function keepInView(): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {}
  let pressed: Element | null = null
  let until = 0
  const press = ({ detail }: MouseEvent): void => {
    // A click without a count comes from a key or from assistive technology.
    pressed = detail === 0 ? document.activeElement : null
    until = performance.now() + settling
  }
  const forget = (): void => {
    pressed = null
  }
  const sizes = new ResizeObserver(() => {
    if (pressed && pressed === document.activeElement && performance.now() < until) reveal(pressed)
  })
  sizes.observe(document.body)
  addEventListener('click', press, true)
  addEventListener('wheel', forget, { passive: true })
  addEventListener('touchmove', forget, { passive: true })
  return () => {
    sizes.disconnect()
    removeEventListener('click', press, true)
    removeEventListener('wheel', forget)
    removeEventListener('touchmove', forget)
  }
}
