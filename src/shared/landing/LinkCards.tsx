import type { ReactNode } from 'react'
import type { Target } from '@/routes/href.ts'
import type { PageId } from '@/routes/table/index.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import s from './landing.module.css'

export interface LinkCard {
  id: string
  to: Target<PageId>
  title: ReactNode
  /** Before the title: a sign. */
  sign?: ReactNode
  text?: ReactNode
  /** At the end of the title's line: a price, a badge. */
  aside?: ReactNode
}

/** The ways on, each a card that is one link. */
export function LinkCards({ items, label }: { items: readonly LinkCard[]; label?: string }) {
  return (
    <ul className={s.cards} aria-label={label}>
      {items.map(({ id, to, title, sign, text, aside }) => (
        <li key={id}>
          <RouteLink to={to}>
            <span className={s.cardHead}>
              <b className={sign ? s.signed : undefined}>
                {sign}
                {title}
              </b>
              {aside}
            </span>
            {text && <span className="quiet">{text}</span>}
          </RouteLink>
        </li>
      ))}
    </ul>
  )
}
