import { useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { MoreParts } from './MoreParts.tsx'
import { useParts } from './use-parts.ts'

interface PartedListProps<Row> extends Omit<ComponentProps<'ol'>, 'children' | 'ref'> {
  as: 'ol' | 'ul'
  rows: readonly Row[]
  /** Renders one list item, with its key. */
  children: (row: Row, index: number) => ReactNode
}

/** A list outside the list kit that renders a very long answer in parts. */
export function PartedList<Row>({ as: List, rows, children, ...list }: PartedListProps<Row>) {
  const box = useRef<HTMLOListElement & HTMLUListElement>(null)
  const parts = useParts(rows, box)
  return (
    <>
      <List {...list} ref={box} data-list="">
        {parts.drawn.map((row, index) => children(row, index))}
      </List>
      <MoreParts {...parts} />
    </>
  )
}
