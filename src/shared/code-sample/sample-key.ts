import { useEffect, useSyncExternalStore } from 'react'
import type { PersonId } from '@/api/contract/user.ts'
import { createValue } from '@/lib/signal.ts'
import { useUser } from '@/session/use-user.ts'
import { keyPlace } from '@/task-api/curl.ts'

interface ShownKey {
  value: string
  owner: PersonId
}

/**
 * The reader's own key for the samples of every page, once they have put it there. It exists only
 * in memory, and leaves with the document, also into the back/forward cache.
 */
const shown = createValue<ShownKey | null>(null)

export function setSampleKey(key: ShownKey | null): void {
  shown.set(key)
  if (key) addEventListener('pagehide', () => shown.set(null), { once: true })
}

/** The reader's own key, or null. Nobody sees another person's. */
export function useSampleKey(): string | null {
  const key = useSyncExternalStore(shown.subscribe, shown.get, shown.getServer)
  const { user } = useUser()
  const isOther = key !== null && user !== undefined && user?.id !== key.owner
  useEffect(() => {
    if (isOther) shown.set(null)
  }, [isOther])
  return isOther ? null : (key?.value ?? null)
}

/**
 * Inserts the reader's own key into code.
 * @param own another key that the page shows
 */
export function useWithKey(own: string | null = null): (code: string) => string {
  const kept = useSampleKey()
  const key = own ?? kept
  return (code) => (key === null ? code : code.replaceAll(keyPlace, key))
}
