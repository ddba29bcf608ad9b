import { useEffect, useState } from 'react'
import { elementOf } from './element-of-hash.ts'

/** A third of the viewport from the top. A section that starts above it is being read. */
const line = 0.33

/** The section that is being read: the last one that has passed the line; null above the first. */
export function useCurrent(parts: readonly { id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let due = 0
    function look(): void {
      due = 0
      const passed = parts.findLast(({ id }) => {
        const element = elementOf(id)
        return element !== null && element.getBoundingClientRect().top < innerHeight * line
      })
      setCurrent(passed?.id ?? null)
    }
    const soon = (): void => {
      due ||= requestAnimationFrame(look)
    }
    soon()
    addEventListener('scroll', soon, { passive: true })
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(due)
      removeEventListener('scroll', soon)
      removeEventListener('resize', soon)
    }
  }, [parts])
  return current
}
