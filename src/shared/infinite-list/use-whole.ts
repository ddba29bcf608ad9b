import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { usePrinting } from '@/ui/use-printing.ts'

/** How many rows a list that draws those near the window draws at once, for paper or a copy. */
export const mostWhole = 1000

/** Whether the selection goes from before an element to behind it, as after Ctrl+A. */
function isSelectedWhole(element: HTMLElement): boolean {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return false
  const range = selection.getRangeAt(0)
  return (
    range.comparePoint(element, 0) === 0 &&
    range.comparePoint(element, element.childNodes.length) === 0
  )
}

/** Whether a list is to draw all its rows: it is printed, or selected with what is around it. */
export function useWhole(list: RefObject<HTMLElement | null>): boolean {
  const isPrinting = usePrinting()
  const [isSelected, setIsSelected] = useState(false)
  useEffect(() => {
    const read = (): void => setIsSelected(list.current !== null && isSelectedWhole(list.current))
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [list])
  return isPrinting || isSelected
}
