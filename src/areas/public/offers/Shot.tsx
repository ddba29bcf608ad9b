import type { ReactNode } from 'react'
import { Badge } from '@/ui/Badge.tsx'
import type { BadgeTone } from '@/ui/Badge.tsx'
import { cx } from '@/ui/cx.ts'
import s from './offers.module.css'

interface ShotProps {
  /** The tag at the frame, which names the picture's content. */
  tag: string
  /** The text below the frame. Screen readers get only this. */
  caption: string
  look?: 'frame' | 'window' | 'phone'
  children: ReactNode
}

/** A drawn screen in the glyph frame. It is a picture, and its caption describes it. */
export function Shot({ tag, caption, look = 'frame', children }: ShotProps) {
  return (
    <figure className={`stack gap-3 fill ${s.shot}`} data-look={look}>
      <div className={cx('found', 'grid gap-3', s.screen)} aria-hidden="true">
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
  /** Shown before the label. */
  picture?: ReactNode
  /** Shows the value as a badge. */
  tone?: BadgeTone
}

/** The lines of a drawn screen. */
export function ShotRows({ rows }: { rows: readonly ShotRow[] }) {
  return (
    <ul className={`stack text-2 ${s.lines}`}>
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
