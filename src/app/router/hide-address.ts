import type { LinkMemory } from '@/shared/link/link-memory.ts'

/**
 * Takes the token of a mailed link out of the address that the document was opened at, before anything is called. The
 * router finds it as the state of its first location: `usr` is where it keeps that.
 */
export function hideAddress(links: LinkMemory): void {
  const { pathname, search, hash } = location
  const own: { usr?: unknown } = Object(history.state)
  const taken = links.take({ pathname, search, state: own.usr })
  if (taken.pathname === pathname && taken.search === search) return
  history.replaceState({ ...own, usr: taken.state }, '', taken.pathname + taken.search + hash)
}
