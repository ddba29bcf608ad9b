const portals: Element[] = []
const made = new Set<HTMLElement>()

/** Everything in body but the topmost dialog (and what is marked data-over, as toasts are) is inert, and the page does not scroll. */
function sync(): void {
  const top = portals.at(-1)
  for (const element of made) element.inert = false
  made.clear()
  document.documentElement.classList.toggle('locked', top !== undefined)
  if (!top) return
  for (const element of document.body.children) {
    if (element === top || !(element instanceof HTMLElement) || element.inert || element.dataset['over'] !== undefined) continue
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
