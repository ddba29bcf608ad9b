import { useLayoutEffect, useState } from 'react'
import { observeBox } from './measure.ts'

/** Where nothing is laid out there is a view to draw for all the same. */
const unlaid = 640
export const viewHeight = (box: Pick<HTMLElement, 'clientHeight'> | null): number => box?.clientHeight || unlaid

export function scroll(box: HTMLElement | null, top: number): void {
  if (box) box.scrollTop = top
}

/** The first and the last row in the view of a box that scrolls, where all rows are of one height. Changes only with those two. */
export function useView(box: HTMLElement | null, row: number): { startIndex: number; endIndex: number } {
  const [view, setView] = useState({ startIndex: 0, endIndex: Math.floor(unlaid / row) })
  useLayoutEffect(() => {
    if (!box) return
    const read = (): void => {
      // A view that is pulled beyond its beginning shows the first row.
      const startIndex = Math.max(0, Math.floor(box.scrollTop / row))
      const endIndex = Math.max(0, Math.floor((box.scrollTop + viewHeight(box)) / row))
      setView((before) => (before.startIndex === startIndex && before.endIndex === endIndex ? before : { startIndex, endIndex }))
    }
    read()
    const stop = observeBox(box, read)
    box.addEventListener('scroll', read, { passive: true })
    return () => {
      stop()
      box.removeEventListener('scroll', read)
    }
  }, [box, row])
  return view
}
