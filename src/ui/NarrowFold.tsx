import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import { cx } from './cx.ts'
import s from './FilterFold.module.css'

export interface FilterFoldProps {
  label: string
  /** What is chosen now, in a few words. */
  note?: string | undefined
  children: ReactNode
}

/**
 * Controls that fold behind one button below 640 px. On wider screens they are always shown, and
 * take part in the layout of the element around the fold.
 */
export function FilterFold({ label, note, children }: FilterFoldProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={s.fold}>
      <button
        type="button"
        className={cx(buttonClass({ variant: 'secondary' }), s.toggle)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
        <span>{label}</span>
        {note && <span className={s.note}>{note}</span>}
        <ChevronDown size={18} aria-hidden="true" className={s.chevron} />
      </button>
      <div id={id} className={s.body} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  )
}
