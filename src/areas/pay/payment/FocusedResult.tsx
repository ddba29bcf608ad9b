import type { ReactNode } from 'react'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import s from '../pay.module.css'

/** Replaces a form, and so takes its focus. */
export function FocusedResult({
  fresh,
  label,
  children,
}: {
  fresh: boolean
  label: string
  children: ReactNode
}) {
  const box = useTakeFocus<HTMLDivElement>(fresh)
  return (
    <div ref={box} className={`min-0 ${s.fresh}`} tabIndex={-1} role="group" aria-label={label}>
      {children}
    </div>
  )
}
