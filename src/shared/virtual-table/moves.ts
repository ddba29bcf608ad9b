import { known } from '@/lib/known.ts'

interface Range {
  startIndex: number
  endIndex: number
  overscan: number
  count: number
}

/** Returns the row that a key leads to, or null for any other key. */
export function moveStep(key: string, at: number, count: number, page: number): number | null {
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: count - 1,
  }
  const to = known(steps, key)
  return to === undefined || count === 0 ? null : Math.max(0, Math.min(count - 1, to))
}

/**
 * Returns the rows to render: those in the viewport, some around them, and the focused one wherever
 * it is.
 */
export function withActive(
  { startIndex, endIndex, overscan, count }: Range,
  active: number,
): number[] {
  const from = Math.max(0, startIndex - overscan)
  const to = Math.min(count - 1, endIndex + overscan)
  const near = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  if (active < 0 || active >= count || (active >= from && active <= to)) return near
  return active < from ? [active, ...near] : [...near, active]
}
