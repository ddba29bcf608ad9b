import { createContext } from 'react'
import { hideToken } from '@/routes/link-token.ts'
import type { LinkToken } from '@/routes/link-token.ts'

/** What a history entry stores of a mailed link: its token, or its outcome. */
export type LinkEntry = LinkToken | { outcome: string }

interface Address {
  pathname: string
  search: string
  state: unknown
}

/**
 * The links that this document was opened with, by place. The address bar never shows their tokens
 * (quality.md section 1). They are stored in the state of the history entry, so that a reload
 * works. This memory keeps them across navigations that have no state: redirects, the sign-in page,
 * a change of language.
 */
export interface LinkMemory {
  /**
   * Returns the address without its token, which is remembered and put into the new address's
   * state.
   */
  take: (address: Address) => Address
  get: (place: string) => LinkEntry | undefined
  set: (place: string, entry: LinkEntry) => void
}

export const LinkContext = createContext<LinkMemory | null>(null)

/**
 * Reads the link from the state of a history entry. Anyone can write that state, so only strings
 * are accepted.
 */
export function entryOf(state: unknown): LinkEntry | undefined {
  const link: unknown =
    typeof state === 'object' && state !== null && 'link' in state ? state.link : null
  if (typeof link !== 'object' || link === null) return undefined
  if ('outcome' in link && typeof link.outcome === 'string') return { outcome: link.outcome }
  if (
    'hash' in link &&
    'userId' in link &&
    typeof link.hash === 'string' &&
    typeof link.userId === 'string'
  )
    return { hash: link.hash, userId: link.userId }
  return undefined
}

export const withEntry = (state: unknown, link: LinkEntry): object => ({
  ...(typeof state === 'object' ? state : {}),
  link,
})

export function createLinkMemory(): LinkMemory {
  const known = new Map<string, LinkEntry>()
  return {
    take: (address) => {
      const { place, token, pathname, search } = hideToken(address)
      if (place === null) return address
      const entry = token ?? entryOf(address.state)
      if (entry) known.set(place, entry)
      return { pathname, search, state: token ? withEntry(address.state, token) : address.state }
    },
    get: (place) => known.get(place),
    set: (place, entry) => void known.set(place, entry),
  }
}
