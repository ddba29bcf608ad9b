import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import s from './small.module.css'

export interface ProgressProps {
  label: ReactNode
  hideLabel?: boolean | undefined
  /** Without a value the progress is indeterminate. */
  value?: number | undefined
  max?: number | undefined
  /** The value as text, at the end of the label's line. */
  text?: ReactNode
  tone?: 'blue' | 'earls' | 'bad' | undefined
  className?: string | undefined
}

export function Progress({
  label,
  hideLabel,
  value,
  max = 100,
  text,
  tone = 'blue',
  className,
}: ProgressProps) {
  const id = useId()
  return (
    <div className={cx(s.progressWrap, className)}>
      <div className={hideLabel ? 'visually-hidden' : 'row between gap-3 quiet text-1 num'}>
        <label htmlFor={id}>{label}</label>
        {text && <span>{text}</span>}
      </div>
      <progress id={id} className={s.bar} data-tone={tone} max={max} value={value} />
    </div>
  )
}
