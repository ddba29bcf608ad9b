import { useState } from 'react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { useFieldControl } from './field-context.ts'
import s from './small.module.css'

export interface RangeInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The value as text, beside the track and for screen readers. */
  format?: ((value: number) => string) | undefined
}

export function RangeInput({
  format = String,
  className,
  onInput,
  value,
  defaultValue,
  min = 0,
  max = 100,
  ...rest
}: RangeInputProps) {
  const field = useFieldControl(rest)
  const [moved, setMoved] = useState(Number(defaultValue ?? min))
  const now = value === undefined ? moved : Number(value)
  return (
    <span className={cx(s.range, className)}>
      <input
        {...rest}
        {...field}
        type="range"
        min={min}
        max={max}
        {...(value === undefined ? { defaultValue } : { value })}
        onInput={(event) => {
          setMoved(event.currentTarget.valueAsNumber)
          onInput?.(event)
        }}
        aria-valuetext={format(now)}
        className={s.input}
      />
      <output className={s.output} htmlFor={field.id}>
        {format(now)}
      </output>
    </span>
  )
}
