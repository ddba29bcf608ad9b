import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Whether the box scrolls: only then it joins the tab order for keyboard scrolling. */
export function useScrollable(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() =>
      setScrolls(
        element.scrollWidth > element.clientWidth ||
          element.scrollHeight > element.clientHeight + 1,
      ),
    )
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [box])
  return scrolls
}
