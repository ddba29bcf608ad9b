import type { ReactNode } from 'react'
import { Checkbox } from '@/ui/Checkbox.tsx'
import s from '../account.module.css'

interface SelectionBarProps {
  /** Names the group. */
  label: string
  /** The label of the box that selects all rows. */
  all: string
  /** Says how many rows are selected. */
  counted: ReactNode
  selected: number
  total: number
  onAll: (on: boolean) => void
  /** The buttons, shown for a selection. */
  children?: ReactNode
}

/** The actions for several rows. Their space is reserved, so that nothing moves. */
export function SelectionBar({
  label,
  all,
  counted,
  selected,
  total,
  onAll,
  children,
}: SelectionBarProps) {
  return (
    <div className={`cluster gap-2 gap-x-4 control ${s.bulk}`} role="group" aria-label={label}>
      <Checkbox
        label={all}
        checked={selected > 0 && selected === total}
        disabled={total === 0}
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && selected < total
        }}
        onChange={({ currentTarget }) => onAll(currentTarget.checked)}
      />
      <p role="status">{selected > 0 && counted}</p>
      {selected > 0 && children && <div className={`row wrap gap-2 ${s.buttons}`}>{children}</div>}
    </div>
  )
}
