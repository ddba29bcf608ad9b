import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useFieldControl } from './field-context.ts'
import s from './TextInput.module.css'

export interface TextareaProps extends ComponentProps<'textarea'> {
  mono?: boolean | undefined
}

export function Textarea({ mono, className, ...rest }: TextareaProps) {
  const field = useFieldControl(rest)
  return (
    <span className={cx(s.box, className)}>
      <textarea {...rest} {...field} className={cx(s.input, mono && s.mono)} />
    </span>
  )
}
