import { createContext } from 'react'
import { hideToken } from '@/routes/link-token.ts'
import type { LinkToken } from '@/routes/link-token.ts'

/** What a history entry keeps of a mailed link: its token, or what became of it. */
export type LinkEntry = LinkToken | { outcome: string }

interface Address {
  pathname: string
  search: string
  state: unknown
}

/**
 * The links that this document was opened with, by place. The address bar shows none of their tokens (quality.md section 1):
 * these stand in the state of the history entry, so that a reload still works. The memory carries them over what has no
 * state: redirects, the way over the sign-in page, another language.
 */
export interface LinkMemory {
  /** An address without the token that it came with. That one is remembered, and stands in the new address's state. */
  take: (address: Address) => Address
  get: (place: string) => LinkEntry | undefined
  set: (place: string, entry: LinkEntry) => void
}

export const LinkContext = createContext<LinkMemory | null>(null)

/** What the state of a history entry says of its link. Whoever wrote it, only text is taken from it. */
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
