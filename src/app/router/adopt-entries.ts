/** The router's index of the entry that is shown. */
function indexOfEntry(): number {
  const { idx }: { idx?: unknown } = Object(history.state)
  return typeof idx === 'number' ? idx : 0
}

/**
 * Gives an entry that the browser makes by itself (`location.hash = …`, a hash typed into the address
 * bar) a key of its own and the next index, as the router gives its entries. Without them it would
 * pass for the document's first entry. Call it before the router listens, because a window calls its
 * listeners in their order.
 * @returns a function to call whenever the router has moved
 */
export function adoptEntries(): () => void {
  let index = indexOfEntry()
  addEventListener('popstate', () => {
    if (history.state) return
    const key = Math.random().toString(36).slice(2)
    history.replaceState({ key, idx: index + 1, usr: null }, '')
  })
  return () => {
    index = indexOfEntry()
  }
}
