import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { focusGroup, groupsAround } from '@/ui/focus-group.ts'

/**
 * Turning the page of a list by its pagination. Once the new page is shown, the focus and the view
 * move to its rows. Returning and filtering move nothing.
 * @param isShown whether the rows of `page` are shown
 */
export function useTurn(box: RefObject<HTMLElement | null>, page: number, isShown: boolean) {
  const target = useRef<number | null>(null)
  const [turnedTo, setTurnedTo] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (target.current !== page || !isShown) return
    target.current = null
    setTurnedTo(page)
    const rows = box.current?.querySelector<HTMLElement>('table, [data-list]')
    if (!rows) return
    focusGroup([rows, ...groupsAround(box.current)])
    if (rows.getBoundingClientRect().top < 0) rows.scrollIntoView({ block: 'start' })
  }, [box, isShown, page])
  return {
    /** Whether the shown page was turned to. */
    turned: turnedTo === page,
    turnTo: (to: number): void => {
      if (to !== page) target.current = to
    },
  }
}
