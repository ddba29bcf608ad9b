import { use } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { hideToken } from '@/routes/link-token.ts'
import type { LinkToken } from '@/routes/link-token.ts'
import { entryOf, LinkContext, withEntry } from './link-memory.ts'

export interface OpenedLink {
  /** Which page's link it is, and the same for each of its links. */
  place: string
  /** Null where the address was opened without its link: typed, copied from the address bar, in another tab. */
  token: LinkToken | null
  /** What became of it, once it has done its work. */
  outcome: string | null
  /** Puts the outcome in the place of the token, so that a reload or a step back shows it, and not a used link. */
  settle: (outcome: string) => void
}

/** The mailed link that the page was opened by. */
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
