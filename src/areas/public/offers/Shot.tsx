import type { ReactNode } from 'react'
import { Badge } from '@/ui/Badge.tsx'
import type { BadgeTone } from '@/ui/Badge.tsx'
import { cx } from '@/ui/cx.ts'
import s from './offers.module.css'

interface ShotProps {
  /** The answer tag at the frame: what this is a picture of. */
  tag: string
  /** Below the frame; all that those hear who do not see it. */
  caption: string
  look?: 'frame' | 'window' | 'phone'
  children: ReactNode
}

/** A drawn screen in the frame of the motif. It is a picture: its caption says what it shows. */
export function Shot({ tag, caption, look = 'frame', children }: ShotProps) {
  return (
    <figure className={s.shot} data-look={look}>
      <div className={cx('found', s.screen)} aria-hidden="true">
        <p className="answer">{tag}</p>
        {children}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

export interface ShotRow {
  id: string
  label: string
  value: string
  /** Before the label. */
  picture?: ReactNode
  /** Shows the value as a badge. */
  tone?: BadgeTone
}

/** Lines of a drawn screen. */
export function ShotRows({ rows }: { rows: readonly ShotRow[] }) {
  return (
    <ul className={s.lines}>
      {rows.map(({ id, label, value, tone, picture }) => (
        <li key={id}>
          {picture}
          <span>{label}</span>
          {tone ? <Badge tone={tone}>{value}</Badge> : <b>{value}</b>}
        </li>
      ))}
    </ul>
  )
}
