import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** A smaller movement, in pixels, is no reading on. */
const still = 24

/**
 * Whether a notice still sticks to the window's edge. Once the reader scrolls on it is at the end
 * of the page, in the flow, and covers no text. Where it has the focus it stays.
 */
export function useDocked(bar: RefObject<HTMLElement | null>): boolean {
  const [isDocked, setIsDocked] = useState(true)
  useEffect(() => {
    if (!isDocked) return
    const begun = scrollY
    const onScroll = (): void => {
      if (Math.abs(scrollY - begun) < still) return
      if (!bar.current?.contains(document.activeElement)) setIsDocked(false)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [bar, isDocked])
  return isDocked
}
