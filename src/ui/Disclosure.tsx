import { Plus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import s from './Disclosure.module.css'

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'children'> {
  summary: ReactNode
  /** Makes the summary a heading (questions of a page). */
  level?: 2 | 3 | 4 | undefined
  children: ReactNode
}

/** The native element: works before scripts, and the search in the page opens it. Several of one `name` close each other. */
export function Disclosure({ summary, level, className, children, ...rest }: DisclosureProps) {
  const Title = level ? (`h${level}` as const) : 'span'
  return (
    <details {...rest} className={cx(s.details, className)}>
      <summary className={s.summary}>
        <Title className={s.title}>{summary}</Title>
        <Plus className={s.icon} size={18} aria-hidden="true" />
      </summary>
      <div className={s.body}>{children}</div>
    </details>
  )
}
