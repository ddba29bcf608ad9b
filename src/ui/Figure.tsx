import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import s from './small.module.css'
import { Sparkline } from './Sparkline.tsx'

export interface FigureProps {
  value: ReactNode
  unit?: ReactNode
  caption: ReactNode
  points?: readonly number[] | undefined
  /** Describes the chart line. */
  pointsLabel?: string | undefined
  /** The change from before, in words: "+12 % against last week". */
  note?: ReactNode
  noteTone?: 'ok' | 'warn' | 'bad' | undefined
  size?: 'md' | 'lg' | undefined
  className?: string | undefined
}

/** A prominent number. */
export function Figure({
  value,
  unit,
  caption,
  points,
  pointsLabel,
  note,
  noteTone,
  size = 'md',
  className,
}: FigureProps) {
  return (
    <div className={cx(s.figure, className)} data-size={size}>
      <p className={s.value}>
        {value}
        {unit && <small className={s.unit}> {unit}</small>}
      </p>
      <div className={s.row}>
        <p className="faint text-1">
          {caption}
          {note && (
            <span className={s.note} data-tone={noteTone}>
              {note}
            </span>
          )}
        </p>
        {points && points.length > 1 && <Sparkline points={points} label={pointsLabel} />}
      </div>
    </div>
  )
}
