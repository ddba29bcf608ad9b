import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

// Whether the page is being drawn for paper. What draws only a part of its content, or closes some,
// draws all of it meanwhile.

const readers = new Set<() => void>()
let isAsked = false

const paper = (): MediaQueryList | null =>
  typeof matchMedia === 'function' ? matchMedia('print') : null

function tell(): void {
  // The browser takes the page as it is after the event.
  flushSync(() => readers.forEach((reader) => reader()))
}
function begin(): void {
  isAsked = true
  tell()
}
function end(): void {
  isAsked = false
  tell()
}

function subscribe(reader: () => void): () => void {
  if (readers.size === 0) {
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    paper()?.addEventListener('change', tell)
  }
  readers.add(reader)
  return () => {
    readers.delete(reader)
    if (readers.size > 0) return
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
    paper()?.removeEventListener('change', tell)
  }
}

export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isAsked || Boolean(paper()?.matches),
    () => false,
  )
