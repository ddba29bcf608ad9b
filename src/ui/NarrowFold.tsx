import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import { cx } from './cx.ts'
import s from './small.module.css'

export interface NarrowFoldProps {
  label: string
  /** Without one, that of filters. */
  icon?: ReactNode
  /** What is chosen now, in a few words. */
  note?: string | undefined
  /** The ids of what names the part that folds, where a page has several: the button says both. */
  of?: string | undefined
  /** The look of a button that is a sign without words. */
  toggle?: string | undefined
  opened?: boolean | undefined
  children: ReactNode
}

/**
 * What folds behind one button below 640 px. On wider screens it is always shown, and
 * takes part in the layout of the element around the fold. Without scripts nothing is folded.
 */
export function NarrowFold({
  label,
  icon,
  note,
  of,
  toggle,
  opened = false,
  children,
}: NarrowFoldProps) {
  const [isOpen, setIsOpen] = useState(opened)
  const id = useId()
  return (
    <div className={s.fold} data-print="chosen">
      <button
        type="button"
        id={`${id}-toggle`}
        className={cx(toggle ?? buttonClass({ variant: 'secondary' }), s.toggle)}
        aria-expanded={isOpen}
        aria-controls={id}
        {...(of && { 'aria-label': label, 'aria-labelledby': `${id}-toggle ${of}` })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {!toggle && (
          <>
            {icon ?? <SlidersHorizontal size={18} aria-hidden="true" />}
            <span className={s.narrowFoldText}>
              <span>{label}</span>
              {note && <span className={s.narrowFoldNote}>{note}</span>}
            </span>
          </>
        )}
        <ChevronDown size={18} aria-hidden="true" className={s.chevron} />
      </button>
      <div id={id} className={s.narrowFoldBody} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  )
}
