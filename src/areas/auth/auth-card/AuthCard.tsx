import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import s from '../auth.module.css'

interface AuthCardProps {
  title: ReactNode
  lead?: ReactNode
  /** Shown beside the card on wide screens, below the glyphs. */
  aside?: ReactNode
  /** Shown below the card: a link to the other form. */
  foot?: ReactNode
  /** Shown last, because it loads after the page and must not move anything. */
  below?: ReactNode
  wide?: boolean
  children?: ReactNode
}

/** The card that holds every sign-in form. */
export function AuthCard({
  title,
  lead,
  aside,
  foot,
  below,
  wide = false,
  children,
}: AuthCardProps) {
  return (
    <div className={cx('grid fill align-start', s.page, wide && s.wide)}>
      <div className="stack gap-4">
        <div className={`stack panel gap-5 ${s.card}`}>
          <div className="stack gap-2">
            <h1>{title}</h1>
            {lead && <div className="quiet text-2">{lead}</div>}
          </div>
          {children}
        </div>
        {foot && <p className={`quiet text-2 center ${s.foot}`}>{foot}</p>}
        {below}
      </div>
      <div className={s.aside}>
        <div className={`relative ${s.board}`} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
        {aside}
      </div>
    </div>
  )
}
