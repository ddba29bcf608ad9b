import { startTransition, useLayoutEffect, useState } from 'react'
import { observeBox } from './measure.ts'

/** Where nothing is laid out there is a view to draw for all the same. */
const unlaid = 640
export const viewHeight = (box: Pick<HTMLElement, 'clientHeight'> | null): number =>
  box?.clientHeight || unlaid

export function scroll(box: HTMLElement | null, top: number): void {
  if (box) box.scrollTop = top
}

/** Pixels a millisecond: what goes by faster, some 35 rows a second, is read by nobody. */
const readable = 2
/** Milliseconds after which a scroll is over. What comes later is a leap: its rows are looked at. */
const over = 120

interface View {
  startIndex: number
  endIndex: number
  /** Rows fly by. */
  flung: boolean
}

/** The first and the last row in the view of a box that scrolls, where all rows are of one height. Changes only with what it says. */
export function useView(box: HTMLElement | null, row: number): View {
  const [view, setView] = useState<View>({
    startIndex: 0,
    endIndex: Math.floor(unlaid / row),
    flung: false,
  })
  useLayoutEffect(() => {
    if (!box) return
    const read = (flung: boolean): void => {
      // A view that is pulled beyond its beginning shows the first row.
      const startIndex = Math.max(0, Math.floor(box.scrollTop / row))
      const endIndex = Math.max(0, Math.floor((box.scrollTop + viewHeight(box)) / row))
      setView((before) =>
        before.startIndex === startIndex && before.endIndex === endIndex && before.flung === flung
          ? before
          : { startIndex, endIndex, flung },
      )
    }
    let last = { top: box.scrollTop, at: 0 }
    let rest: ReturnType<typeof setTimeout> | undefined
    const scrolled = (): void => {
      const now = { top: box.scrollTop, at: performance.now() }
      const took = now.at - last.at
      const flung = took < over && Math.abs(now.top - last.top) > readable * took
      last = now
      clearTimeout(rest)
      // All of them at once is much work, and the next fling must not wait for it.
      if (flung) rest = setTimeout(() => startTransition(() => read(false)), over)
      read(flung)
    }
    const sized = (): void => read(false)
    sized()
    const stop = observeBox(box, sized)
    box.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      clearTimeout(rest)
      stop()
      box.removeEventListener('scroll', scrolled)
    }
  }, [box, row])
  return view
}
