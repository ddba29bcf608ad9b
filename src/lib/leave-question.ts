import { createSignal } from './signal.ts'

/** What of a person's work would be lost by leaving the document, or by leaving the page in the app. */
export interface AtRisk {
  document: boolean
  page: boolean
}

const checks = new Set<() => AtRisk>()
const changed = createSignal()

const isAny = (way: keyof AtRisk): boolean => [...checks].some((check) => check()[way])

function ask(event: BeforeUnloadEvent): void {
  if (isAny('document')) event.preventDefault()
}

/**
 * Asks before work is lost, whichever way the person leaves. Register only while there is work: a
 * page with this listener is not kept in the back/forward cache of some browsers.
 * @returns a function that stops it
 */
export function askBeforeLeaving(check: () => AtRisk): () => void {
  const own = (): AtRisk => check()
  checks.add(own)
  if (checks.size === 1) addEventListener('beforeunload', ask)
  changed.emit()
  return () => {
    checks.delete(own)
    if (checks.size === 0) removeEventListener('beforeunload', ask)
    changed.emit()
  }
}

/** For the app, which asks before another page replaces this one. */
export const workAtRisk = {
  subscribe: changed.subscribe,
  /** Whether anybody has registered. */
  isWatched: (): boolean => checks.size > 0,
  onPage: (): boolean => isAny('page'),
}
