import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import s from './AuthCard.module.css'

interface AuthCardProps {
  title: ReactNode
  lead?: ReactNode
  /** Beside the card on wide screens, below the glyphs. */
  aside?: ReactNode
  /** Below the card: the way to the sister page. */
  foot?: ReactNode
  /** Last of all: what comes after the page and may move nothing. */
  below?: ReactNode
  wide?: boolean
  children?: ReactNode
}

/** The calm card in which the whole area happens. */
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
    <div className={cx(s.page, wide && s.wide)}>
      <div className={s.column}>
        <div className={s.card}>
          <div className={s.head}>
            <h1>{title}</h1>
            {lead && <div className={s.lead}>{lead}</div>}
          </div>
          {children}
        </div>
        {foot && <p className={s.foot}>{foot}</p>}
        {below}
      </div>
      <div className={s.aside}>
        <div className={s.board} aria-hidden="true">
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
