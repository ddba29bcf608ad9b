import { startTransition, useLayoutEffect, useState } from 'react'
import { observeBox } from './measure.ts'

/** The viewport height assumed when there is no layout. */
const unlaid = 640
export const viewHeight = (box: Pick<HTMLElement, 'clientHeight'> | null): number =>
  Math.min(box?.clientHeight || unlaid, innerHeight)

export function scrollToTop(box: HTMLElement | null): void {
  if (!box) return
  box.scrollTop = 0
  // In the page layout the head may have been scrolled past.
  box.querySelector('thead')?.scrollIntoView?.({ block: 'nearest' })
}

/**
 * The height of the rows above the viewport, scrolled out of the container or, with the container,
 * out of the page.
 */
const above = (box: HTMLElement): number =>
  box.scrollTop + Math.max(0, -box.getBoundingClientRect().top)

/** In pixels per millisecond. Nobody reads rows that move faster, about 35 a second. */
const readable = 2
/** After so many milliseconds a scroll has ended. A later event is a jump, whose rows are read. */
const over = 120

interface View {
  startIndex: number
  endIndex: number
  /** True during a fast scroll. */
  flung: boolean
}

/**
 * The first and last visible row, for rows of one height in a scroll container or in the page. The
 * object changes only when its values do.
 */
export function useView(box: HTMLElement | null, row: number): View {
  const [view, setView] = useState<View>({
    startIndex: 0,
    endIndex: Math.floor(unlaid / row),
    flung: false,
  })
  useLayoutEffect(() => {
    if (!box) return
    const read = (flung: boolean): void => {
      // An overscrolled view shows the first row.
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
      // Rendering all cells at once is much work, which must not delay the next fling.
      if (flung) rest = setTimeout(() => startTransition(() => read(false)), over)
      read(flung)
    }
    const sized = (): void => read(false)
    sized()
    const stop = observeBox(box, sized)
    // The capture phase also covers scrolls of the page itself.
    document.addEventListener('scroll', scrolled, { passive: true, capture: true })
    return () => {
      clearTimeout(rest)
      stop()
      document.removeEventListener('scroll', scrolled, { capture: true })
    }
  }, [box, row])
  return view
}
