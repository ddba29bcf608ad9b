import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Below this width a table is cards: by the container query, until it has been measured. */
const always = 640

interface Drawing {
  drawn: 'table' | 'cards' | undefined
  /** How many times it was drawn anew. */
  times: number
}

/**
 * Whether the rows are drawn as a table or as cards: its columns decide how much width a table
 * needs. WebKit (2.50) never ends the layout of a table whose rows change their display, so that
 * change makes new elements, and the style sheet alone changes none that are on the page.
 * @param isEmpty whether there is no content that needs a width
 */
export function useDrawn(isEmpty: boolean) {
  const place = useRef<HTMLDivElement>(null)
  /** The width that the columns need, if they have not found it. */
  const needed = useRef(0)
  const [{ drawn, times }, setDrawing] = useState<Drawing>({ drawn: undefined, times: 0 })
  const judge = useCallback((): void => {
    const box = place.current?.querySelector(':scope > div > div')
    const wrap = box?.parentElement
    const width = place.current?.clientWidth ?? 0
    if (!wrap || width === 0) return
    // The head alone decides nothing: as cards it would need no width, and turn back into a table.
    if (isEmpty) needed.current = 0
    else if (drawn !== 'cards' && width >= always)
      needed.current = box.scrollWidth > box.clientWidth ? box.scrollWidth : 0
    const byQuery = width < always ? 'cards' : 'table'
    const next = width < needed.current ? 'cards' : byQuery
    if (next === drawn) return
    // The element knows before React, so that no query changes what is on the page from here on.
    const seen = wrap.dataset.drawn ?? byQuery
    // What looks as before can wait: every cell is rendered again.
    if (next === seen) {
      wrap.dataset.drawn = next
      startTransition(() => setDrawing({ drawn: next, times }))
    } else setDrawing({ drawn: next, times: times + 1 })
  }, [drawn, isEmpty, times])
  useLayoutEffect(() => {
    // On a phone the rows are cards anyway. The observer judges once the browser has laid them out.
    const isPhone = typeof ResizeObserver !== 'undefined' && matchMedia('(width < 40rem)').matches
    if (drawn !== undefined || !isPhone) judge()
  })
  useEffect(() => {
    const { current } = place
    if (!current || typeof ResizeObserver === 'undefined') return
    // Waits for the next frame, because a new drawing changes the height of the observed element.
    const observer = new ResizeObserver(() => requestAnimationFrame(judge))
    observer.observe(current)
    for (const table of current.querySelectorAll('table')) observer.observe(table)
    return () => observer.disconnect()
  }, [judge])
  return { place, drawn, times }
}
