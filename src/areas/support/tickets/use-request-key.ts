import { useCallback, useRef } from 'react'

/**
 * A key for a request: the same entries go out under the same key, so that a second try after a
 * lost answer does nothing twice.
 */
export function useRequestKey(): (entries: object) => string {
  const last = useRef<{ text: string; key: string } | null>(null)
  return useCallback((entries) => {
    const text = JSON.stringify(entries)
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }, [])
}
