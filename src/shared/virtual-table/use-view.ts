import { startTransition, useLayoutEffect, useState } from 'react'
import { observeBox } from './measure.ts'

/** Where nothing is laid out there is a view to draw for all the same. */
const unlaid = 640
export const viewHeight = (box: Pick<HTMLElement, 'clientHeight'> | null): number =>
  Math.min(box?.clientHeight || unlaid, innerHeight)

export function scrollToTop(box: HTMLElement | null): void {
  if (!box) return
  box.scrollTop = 0
  // In the page, the head has been scrolled past.
  box.querySelector('thead')?.scrollIntoView?.({ block: 'nearest' })
}

/** What of the rows is above the view: scrolled out of the box, or with the box out of the page. */
const above = (box: HTMLElement): number =>
  box.scrollTop + Math.max(0, -box.getBoundingClientRect().top)

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

/** The first and the last row in view, where all rows are of one height: in a box that scrolls, or in the page. Changes only with what it says. */
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
      const top = above(box)
      const startIndex = Math.max(0, Math.floor(top / row))
      const endIndex = Math.max(0, Math.floor((top + viewHeight(box)) / row))
      setView((before) =>
        before.startIndex === startIndex && before.endIndex === endIndex && before.flung === flung
          ? before
          : { startIndex, endIndex, flung },
      )
    }
    let last = { top: above(box), at: 0 }
    let rest: ReturnType<typeof setTimeout> | undefined
    const scrolled = (): void => {
      const now = { top: above(box), at: performance.now() }
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
    // On its way down to the box, and of the page itself.
    document.addEventListener('scroll', scrolled, { passive: true, capture: true })
    return () => {
      clearTimeout(rest)
      stop()
      document.removeEventListener('scroll', scrolled, { capture: true })
    }
  }, [box, row])
  return view
}
