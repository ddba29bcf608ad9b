import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { dropInvisible, useFieldControl, useMost } from './field-context.ts'
import s from './TextInput.module.css'

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'maxLength' | 'onInput'> {
  /** The limit of the text, which is said and never cuts. */
  most?: number | undefined
  mono?: boolean | undefined
}

export function Textarea({ mono, most, className, ...rest }: TextareaProps) {
  const field = useFieldControl(rest)
  const limit = useMost(most, rest.value)
  return (
    <span className={cx(s.box, className)}>
      <textarea
        dir={mono ? undefined : 'auto'}
        {...rest}
        {...field}
        data-over={limit.isOver || undefined}
        onInput={(event) => {
          if (mono) dropInvisible(event.currentTarget)
          limit.read(event)
        }}
        className={cx(s.input, mono && s.mono)}
      />
    </span>
  )
}
