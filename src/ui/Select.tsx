import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useFieldControl } from './field-context.ts'
import { ChevronIcon } from './icons/PlainIcons.tsx'
import s from './TextInput.module.css'

/** The native select: best on phones, complete by keyboard. Children are its options. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  const field = useFieldControl(rest)
  return (
    <span className={cx(s.box, className)}>
      <select {...rest} {...field} className={cx(s.input, s.select)}>
        {children}
      </select>
      <ChevronIcon className={s.chevron} size={18} />
    </span>
  )
}
