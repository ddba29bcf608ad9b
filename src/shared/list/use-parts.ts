import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { focusRow } from './use-growth.ts'

/**
 * More than any list requests at once. Ten thousand rows in one answer freeze a page for 15
 * seconds.
 */
const part = 200
/**
 * The same of rows that are large: 200 of an editor's list have 14,000 elements, and 200 cards that
 * are forms 25,000.
 */
export const rowPart = 100
export const cardPart = 50

/**
 * Renders a very long answer in parts.
 * @param pages the number of answers that the rows consist of; each adds a part
 * @param size the rows of a part
 */
export function useParts<Row>(
  rows: readonly Row[],
  box: RefObject<HTMLElement | null>,
  pages = 1,
  size = part,
): { drawn: readonly Row[]; left: number; drawMore: () => void } {
  const [more, setMore] = useState(0)
  const from = useRef<number | null>(null)
  const limit = size * (pages + more)
  useLayoutEffect(() => {
    if (from.current === null) return
    focusRow(box.current, from.current)
    from.current = null
  }, [box, more])
  return {
    drawn: rows.length > limit ? rows.slice(0, limit) : rows,
    left: Math.max(0, rows.length - limit),
    drawMore: () => {
      from.current = limit
      setMore(more + 1)
    },
  }
}
