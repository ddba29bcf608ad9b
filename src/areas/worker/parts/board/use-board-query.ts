import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readQuery, writeQuery } from '../../model/board/query.ts'
import type { BoardQuery } from '../../model/board/query.ts'

/**
 * The choices of the leaderboard. The page holds them, because the address follows later, in a transition: a second choice
 * in between would bring back what the first has taken away. Back, forward and links come the other way.
 */
export function useBoardQuery(): [query: BoardQuery, choose: (part: Partial<BoardQuery>) => void] {
  const [params, setParams] = useSearchParams()
  const [query, setQuery] = useState(() => readQuery(params))
  const current = params.toString()
  /** The addresses that are under way from here, the newest last. */
  const own = useRef<string[]>([])
  const latest = useRef(query)

  useEffect(() => {
    if (own.current.includes(current)) {
      if (current === own.current.at(-1)) own.current = []
      return
    }
    own.current = []
    latest.current = readQuery(new URLSearchParams(current))
    setQuery(latest.current)
  }, [current])

  function choose(part: Partial<BoardQuery>): void {
    const next = { ...latest.current, ...part }
    const address = writeQuery(params, next)
    latest.current = next
    if (address.toString() !== current) own.current.push(address.toString())
    setQuery(next)
    setParams(address, { replace: true, preventScrollReset: true })
  }
  return [query, choose]
}
