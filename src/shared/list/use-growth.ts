import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { ListAnswer } from './answer.ts'

/** "Show more": one fetch per press. The focus moves to the first new row. */
export function useGrowth(
  answer: ListAnswer<unknown>,
  count: number,
  box: RefObject<HTMLElement | null>,
  query: unknown,
) {
  const { currentData, fetchNextPage, hasNextPage = false, isFetchingNextPage = false } = answer
  const lock = useRef(false)
  const before = useRef<number | null>(null)
  const [came, setCame] = useState({ query, count: 0 })

  useLayoutEffect(() => {
    const from = before.current
    if (isFetchingNextPage || from === null) return
    before.current = null
    if (currentData === undefined || count <= from) return
    setCame({ query, count: count - from })
    focusRow(box.current, from)
  }, [box, count, currentData, isFetchingNextPage, query])

  async function grow(): Promise<void> {
    if (lock.current || !fetchNextPage) return
    lock.current = true
    before.current = count
    try {
      await fetchNextPage()
    } finally {
      lock.current = false
    }
  }
  return {
    hasMore: hasNextPage && currentData !== undefined,
    isGrowing: isFetchingNextPage,
    /** The number of rows that the last press added. */
    came: came.query === query ? came.count : 0,
    grow,
  }
}

export function focusRow(box: HTMLElement | null, index: number): void {
  const row = box?.querySelectorAll<HTMLElement>('tbody > tr, [data-list] > li')[index]
  if (!row) return
  const target = row.querySelector<HTMLElement>('a, button') ?? row
  if (target === row) row.tabIndex = -1
  target.focus({ preventScroll: true })
}
