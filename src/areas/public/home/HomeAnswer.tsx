import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import s from './home.module.css'

/** An answer of the service. */
export function HomeAnswer({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <p className={cx(s.answerAnswer, className)} dir="ltr">
      <span aria-hidden="true">→</span>
      <code translate="no">{children}</code>
    </p>
  )
}
