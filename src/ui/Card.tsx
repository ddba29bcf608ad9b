import type { HTMLAttributes, ReactNode } from 'react'
import s from './Card.module.css'
import { cx } from './cx.ts'

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title?: ReactNode
  /** 0: the title is a small caption instead of a heading (for cards of figures). */
  level?: 0 | 2 | 3 | 4 | undefined
  /** Content at the end of the title's line. */
  aside?: ReactNode
  footer?: ReactNode
  tone?: 'plain' | 'alice' | 'blue' | 'earls' | undefined
  /** No padding: a table or an image fills the card to its edges. */
  flush?: boolean | undefined
  as?: 'section' | 'div' | 'article' | 'li' | undefined
}

export function Card({
  title,
  level = 3,
  aside,
  footer,
  tone = 'plain',
  flush,
  as: Tag = 'div',
  className,
  children,
  ...rest
}: CardProps) {
  const Title = level === 0 ? 'p' : (`h${level}` as const)
  return (
    <Tag {...rest} className={cx(s.card, className)} data-tone={tone}>
      {(title || aside) && (
        <div className={s.head}>
          {title && <Title className={level === 0 ? s.caption : s.title}>{title}</Title>}
          {aside && <div className={s.aside}>{aside}</div>}
        </div>
      )}
      <div className={cx(s.body, flush && s.flush)}>{children}</div>
      {footer && <div className={s.foot}>{footer}</div>}
    </Tag>
  )
}
