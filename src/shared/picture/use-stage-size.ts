import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import type { Size } from './outline.ts'

/**
 * The size in CSS pixels of an element on which a picture is drawn.
 * @param initial the size until it is known, and where nothing is laid out
 * @param onChange told of every change; must stay the same function
 */
export function useStageSize(
  stage: RefObject<Element | null>,
  initial: Size,
  onChange?: () => void,
): Size {
  const [size, setSize] = useState(initial)
  useEffect(() => {
    const element = stage.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0 || height === 0) return
      setSize({ width, height })
      onChange?.()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [onChange, stage])
  return size
}
