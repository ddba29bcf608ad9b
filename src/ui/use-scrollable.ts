import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Whether the box scrolls sideways: only then it takes part in the tab order, so that the keyboard can scroll it. */
export function useScrollable(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [box])
  return scrolls
}
