import type { LinkMemory } from '@/shared/link/link-memory.ts'

/**
 * Removes the token of a mailed link from the document's address before any call is made. The
 * router finds it in the state of its first location, under `usr`.
 */
export function hideAddress(links: LinkMemory): void {
  const { pathname, search, hash } = location
  const own: { usr?: unknown } = Object(history.state)
  const taken = links.take({ pathname, search, state: own.usr })
  if (taken.pathname === pathname && taken.search === search) return
  history.replaceState({ ...own, usr: taken.state }, '', taken.pathname + taken.search + hash)
}
