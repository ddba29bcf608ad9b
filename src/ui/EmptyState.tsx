import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import s from './small.module.css'

export interface EmptyStateProps {
  illustration?: ReactNode
  title: ReactNode
  /** Says what will appear here and how to add it. */
  children?: ReactNode
  action?: ReactNode
  /** Small text below the action. */
  foot?: ReactNode
  level?: 1 | 2 | 3 | undefined
  className?: string | undefined
}

export function EmptyState({
  illustration,
  title,
  children,
  action,
  foot,
  level = 2,
  className,
}: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <div className={cx(s.state, className)}>
      {illustration && <div className={s.picture}>{illustration}</div>}
      <Title className="text-4">{title}</Title>
      {children && <div className={s.text}>{children}</div>}
      {action && <div className="row wrap justify-center gap-3 mt-3">{action}</div>}
      {foot}
    </div>
  )
}
