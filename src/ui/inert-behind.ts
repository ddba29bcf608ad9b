import { createSignal } from '@/lib/signal.ts'

const portals: Element[] = []
const made = new Set<HTMLElement>()
const changed = createSignal()

/**
 * Makes everything in body inert except the topmost dialog and elements marked data-over (toasts),
 * and locks the page's scroll.
 */
function sync(): void {
  const top = portals.at(-1)
  for (const element of made) element.inert = false
  made.clear()
  document.documentElement.classList.toggle('locked', top !== undefined)
  changed.emit()
  if (!top) return
  for (const element of document.body.children) {
    if (
      element === top ||
      !(element instanceof HTMLElement) ||
      element.inert ||
      element.dataset['over'] !== undefined
    )
      continue
    element.inert = true
    made.add(element)
  }
}

export function inertBehind(portal: Element): () => void {
  portals.push(portal)
  sync()
  return () => {
    portals.splice(portals.lastIndexOf(portal), 1)
    sync()
  }
}

/** The open dialogs: other parts wait for them, and a dialog checks whether it is the topmost. */
export const openDialogs = {
  top: (): Element | undefined => portals.at(-1),
  subscribe: changed.subscribe,
}
