import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import s from '../small.module.css'
import { mostWhole, useWhole } from './use-whole.ts'
import { WholeNote } from './WholeNote.tsx'
import { blocksOf, nearBlocks, perBlock } from './window.ts'

interface BlockListProps<T> {
  /** Names the list and identifies its block heights for returning readers. */
  id: string
  label: string
  items: readonly T[]
  /** The total number of records. */
  total: number
  keyOf: (item: T) => string
  children: (item: T, index: number) => ReactNode
  busy?: boolean
}

/** Blocks within this distance of the viewport are rendered, in pixels. */
const margin = 1600
const remembered = new Map<string, { width: number; heights: number[] }>()

/**
 * A list that can grow without end. Blocks far from the viewport are replaced by empty space of
 * their height. It works with blocks rather than rows, so that the first block is the same in a
 * prerendered file and CSS lays out the rows.
 */
export function BlockList<T>({
  id,
  label,
  items,
  total,
  keyOf,
  children,
  busy = false,
}: BlockListProps<T>) {
  const list = useRef<HTMLDivElement>(null)
  const blocks = useMemo(() => blocksOf(items), [items])
  const isWhole = useWhole(list)
  const heights = useRef<number[]>([])
  const [{ from, to, before, after }, show] = useState({ from: 0, to: 2, before: 0, after: 0 })

  const look = useCallback(() => {
    const box = list.current
    if (!box) return
    const { top, width } = box.getBoundingClientRect()
    const known = remembered.get(id)
    if (heights.current.length === 0 && known?.width === width) heights.current = known.heights
    for (const element of box.querySelectorAll<HTMLElement>('[data-block]')) {
      heights.current[Number(element.dataset['block'])] = element.getBoundingClientRect().height
    }
    remembered.set(id, { width, heights: heights.current })
    const all = blocks.map((_, index) => heights.current[index] ?? 0)
    const next = nearBlocks(all, -top - margin, -top + innerHeight + margin)
    // The block with the focus stays.
    const held = document.activeElement?.closest('[data-block]')
    if (held && box.contains(held)) {
      const at = Number(held.getAttribute('data-block'))
      for (; next.from > at; next.from -= 1) next.before -= all[next.from - 1] ?? 0
      for (; next.to <= at; next.to += 1) next.after -= all[next.to] ?? 0
    }
    show((now) =>
      now.from === next.from &&
      now.to === next.to &&
      now.before === next.before &&
      now.after === next.after
        ? now
        : next,
    )
  }, [blocks, id])

  useLayoutEffect(look, [look, from, to])
  useEffect(() => {
    let due = 0
    const soon = () => {
      due ||= requestAnimationFrame(() => {
        due = 0
        look()
      })
    }
    const anew = () => {
      // At another width rows wrap differently, so measured heights are invalid.
      if (list.current && remembered.get(id)?.width !== list.current.getBoundingClientRect().width)
        heights.current = []
      soon()
    }
    addEventListener('scroll', soon, { passive: true })
    addEventListener('resize', anew)
    return () => {
      cancelAnimationFrame(due)
      removeEventListener('scroll', soon)
      removeEventListener('resize', anew)
    }
  }, [id, look])

  const first = isWhole ? 0 : from
  const drawn = blocks.slice(first, isWhole ? Math.ceil(mostWhole / perBlock) : to)
  return (
    <div ref={list} role="list" aria-label={label} aria-busy={busy} className={s.list}>
      {!isWhole && <Room height={before} />}
      {drawn.map((block, at) => (
        <div
          key={first + at}
          role="presentation"
          data-block={first + at}
          className={`grid gap-5 ${s.block}`}
        >
          {block.map((item, index) => {
            const position = (first + at) * perBlock + index
            return (
              <div
                key={keyOf(item)}
                role="listitem"
                aria-setsize={total}
                aria-posinset={position + 1}
                className="min-0"
              >
                {children(item, position)}
              </div>
            )
          })}
        </div>
      ))}
      {isWhole ? <WholeNote shown={drawn.flat().length} total={total} /> : <Room height={after} />}
    </div>
  )
}

/** Set by script, because the policy forbids style attributes. */
function Room({ height }: { height: number }) {
  const room = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (room.current) room.current.style.blockSize = `${height}px`
  }, [height])
  return height > 0 ? <div ref={room} role="presentation" /> : null
}
