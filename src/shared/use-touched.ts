import { useEffect, useState } from 'react'

const kinds = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/**
 * Whether code that needs the backend should load: at once or, on a fully prerendered page, when
 * someone interacts with it. So a prerendered page can be read without RTK Query.
 */
export function useTouched(whole: boolean): boolean {
  const [touched, setTouched] = useState(!whole)
  useEffect(() => {
    if (touched) return
    if (!whole) return setTouched(true)
    const stop = new AbortController()
    for (const kind of kinds)
      addEventListener(kind, () => setTouched(true), { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [touched, whole])
  return touched
}
