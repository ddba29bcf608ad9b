import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { hideToken } from '@/routes/link-token.ts'
import { entryOf, withEntry } from '@/shared/link/link-memory.ts'
import { useApp } from '../context.ts'

/**
 * Stores the token of a mailed link in the history entry that a redirect or link led to, so that a
 * reload keeps it. The path stays the same, so <NavigationEffects> does not see a navigation.
 */
export function LinkKeeper() {
  const { links } = useApp()
  const location = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const { place } = hideToken(location)
    if (place === null) return
    const own = entryOf(location.state)
    if (own) return links.set(place, own)
    const known = links.get(place)
    if (!known) return
    const { pathname, search, hash, state } = location
    void navigate(
      { pathname, search, hash },
      { replace: true, preventScrollReset: true, state: withEntry(state, known) },
    )
  }, [links, location, navigate])
  return null
}
