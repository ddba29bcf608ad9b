import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** The width of an element in pixels, so that a drawing keeps its text size. */
export function useWidth(box: RefObject<HTMLElement | null>, fallback = 640): number {
  const [width, setWidth] = useState(fallback)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setWidth(Math.round(element.clientWidth) || fallback)
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, fallback])
  return width
}
