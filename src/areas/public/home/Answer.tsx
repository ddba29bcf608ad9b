import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import s from './home.module.css'

/** An answer of the service. */
export function Answer({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <p className={cx(s.answerAnswer, className)} translate="no" dir="ltr">
      <span aria-hidden="true">→</span>
      <code>{children}</code>
    </p>
  )
}
