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
  /** Title and text are said at once: what was asked for has failed. */
  urgent?: boolean | undefined
  className?: string | undefined
}

export function EmptyState({
  illustration,
  title,
  children,
  action,
  foot,
  level = 2,
  urgent = false,
  className,
}: EmptyStateProps) {
  const Title = `h${level}` as const
  const said = (
    <>
      <Title className="text-4">{title}</Title>
      {children && <div className={s.text}>{children}</div>}
    </>
  )
  return (
    <div className={cx(s.state, className)}>
      {illustration && <div className={s.picture}>{illustration}</div>}
      {urgent ? (
        <div role="alert" className={s.said}>
          {said}
        </div>
      ) : (
        said
      )}
      {action && <div className="row wrap justify-center gap-3 mt-3">{action}</div>}
      {foot}
    </div>
  )
}
