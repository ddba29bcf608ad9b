import type { ReactNode } from 'react'
import s from './small.module.css'
import { Tooltip } from './Tooltip.tsx'

export type BadgeTone = 'neutral' | 'ok' | 'warn' | 'bad' | 'info' | 'earls'

export interface BadgeProps {
  tone?: BadgeTone | undefined
  /** A tooltip on hover, focus and tap; it makes the badge focusable. */
  tip?: string | undefined
  children: ReactNode
}

export function Badge({ tone = 'neutral', tip, children }: BadgeProps) {
  if (!tip) {
    return (
      <span className={s.badge} data-tone={tone}>
        {children}
      </span>
    )
  }
  return (
    <Tooltip text={tip}>
      {(described) => (
        <button type="button" {...described} className={s.badge} data-tone={tone} data-tip="">
          {children}
        </button>
      )}
    </Tooltip>
  )
}
