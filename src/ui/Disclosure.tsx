import { Plus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { About } from './About.tsx'
import type { AboutText } from './About.tsx'
import { cx } from './cx.ts'
import s from './small.module.css'

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'about' | 'children'> {
  summary: ReactNode
  /** Makes the summary a heading, for a list of questions. */
  level?: 2 | 3 | 4 | undefined
  /** What the summary is about, for one that repeats: it follows it for those who hear the page. */
  about?: AboutText | undefined
  children: ReactNode
}

/**
 * The native element works without scripts, and find-in-page opens it. Elements of one `name` close
 * each other.
 */
export function Disclosure({
  summary,
  level,
  about,
  className,
  children,
  ...rest
}: DisclosureProps) {
  const Title = level ? (`h${level}` as const) : 'span'
  return (
    <details {...rest} className={cx(s.details, className)}>
      <summary className={s.summary}>
        <Title className={s.title}>
          {summary}
          {about && <About of={about} after={summary} />}
        </Title>
        <Plus className={s.icon} size={18} aria-hidden="true" />
      </summary>
      <div className={s.body}>{children}</div>
    </details>
  )
}
