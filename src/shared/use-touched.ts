import { useEffect, useState } from 'react'

const kinds = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/**
 * Whether what needs the backend is to come: at once, or, on a page that the build has drawn whole, when somebody is there to read it. So
 * a prerendered page is read without RTK Query.
 */
export function useTouched(whole: boolean): boolean {
  const [touched, touch] = useState(!whole)
  useEffect(() => {
    if (touched) return
    if (!whole) return touch(true)
    const stop = new AbortController()
    for (const kind of kinds)
      addEventListener(kind, () => touch(true), { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [touched, whole])
  return touched
}
