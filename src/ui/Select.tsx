import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useFieldControl } from './field-context.ts'
import s from './TextInput.module.css'

/**
 * The native select: best on phones, and fully keyboard accessible. Its children are the options.
 */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  const field = useFieldControl(rest)
  return (
    <span className={cx(s.box, className)}>
      <select {...rest} {...field} className={cx(s.input, s.select)}>
        {children}
      </select>
      <ChevronDown className={s.chevron} size={18} aria-hidden="true" />
    </span>
  )
}
