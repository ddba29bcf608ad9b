import { use } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { hideToken } from '@/routes/link-token.ts'
import type { LinkToken } from '@/routes/link-token.ts'
import { entryOf, LinkContext, withEntry } from './link-memory.ts'

export interface OpenedLink {
  /** Identifies the page of the link. All links of the page share it. */
  place: string
  /**
   * Null if the address was opened without its link: typed, copied from the address bar, or opened
   * in another tab.
   */
  token: LinkToken | null
  /** The outcome, once the link has done its work. */
  outcome: string | null
  /**
   * Replaces the token by the outcome, so that a reload or a step back shows the outcome rather
   * than a used link.
   */
  settle: (outcome: string) => void
}

/** The mailed link that opened the page. */
export function useLink(): OpenedLink {
  const location = useLocation()
  const navigate = useNavigate()
  const memory = use(LinkContext)
  const place = hideToken(location).place ?? location.pathname
  const entry = entryOf(location.state) ?? memory?.get(place)
  return {
    place,
    token: entry && 'hash' in entry ? entry : null,
    outcome: entry && 'outcome' in entry ? entry.outcome : null,
    settle: (outcome) => {
      memory?.set(place, { outcome })
      const { pathname, search, hash, state } = location
      void navigate(
        { pathname, search, hash },
        { replace: true, preventScrollReset: true, state: withEntry(state, { outcome }) },
      )
    },
  }
}
