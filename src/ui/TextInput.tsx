import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { useFieldControl } from './field-context.ts'
import s from './TextInput.module.css'

export interface TextInputProps extends ComponentProps<'input'> {
  /** Content inside the frame: a currency sign, a unit, a button. */
  prepend?: ReactNode
  append?: ReactNode
  /** A monospace font for keys, addresses and codes. */
  mono?: boolean | undefined
  /** A large, spaced input for the worker's answer. */
  big?: boolean | undefined
}

export function TextInput({ prepend, append, mono, big, className, ...rest }: TextInputProps) {
  const field = useFieldControl(rest)
  return (
    <span className={cx(s.box, big && s.big, className)}>
      {prepend && <span className={s.slot}>{prepend}</span>}
      <input type="text" {...rest} {...field} className={cx(s.input, mono && s.mono)} />
      {append && <span className={s.slot}>{append}</span>}
    </span>
  )
}
