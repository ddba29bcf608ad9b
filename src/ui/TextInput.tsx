import type { ComponentProps, ReactNode } from 'react'
import { halfWidth, plainSigns } from '@/lib/half-width.ts'
import { typeInto } from '@/lib/type-into.ts'
import { cx } from './cx.ts'
import { dropInvisible, foldSigns, useFieldControl, useMost } from './field-context.ts'
import s from './TextInput.module.css'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'maxLength'> {
  /** The limit of the text, which is said and never cuts. */
  most?: number | undefined
  /** Content inside the frame: a currency sign, a unit, a button. */
  prepend?: ReactNode
  append?: ReactNode
  /** A monospace font for keys, addresses and codes. */
  mono?: boolean | undefined
  /** A large, spaced input for the worker's answer. */
  big?: boolean | undefined
}

export function TextInput({
  prepend,
  append,
  mono,
  big,
  most,
  className,
  onInput,
  onCompositionEnd,
  ...rest
}: TextInputProps) {
  const field = useFieldControl(rest)
  const isPassword = (rest.autoComplete ?? rest.type ?? '').endsWith('password')
  // A copied code, number or address often has invisible characters, which nobody could find here.
  // A code is ASCII, even where an input method types full width.
  const isPlain =
    !isPassword &&
    (mono === true ||
      /^(?:email|url|tel)$/.test(rest.type ?? '') ||
      /^(?:numeric|decimal|email|url)$/.test(rest.inputMode ?? '') ||
      rest.autoCapitalize === 'characters')
  const isAddress = /^(?:email|url)$/.test(rest.inputMode ?? rest.type ?? '')
  const fold = isAddress ? halfWidth : plainSigns
  const isCode = isPlain || (!isPassword && rest.autoCapitalize === 'none')
  const limit = useMost(most, rest.value, !isCode && !isPassword)
  return (
    <span className={cx(s.box, big && s.big, className)}>
      {prepend && <span className={s.slot}>{prepend}</span>}
      <input
        type="text"
        // A text begins at the side of its own letters; a code is read from the left.
        dir={isCode || isPassword ? undefined : 'auto'}
        {...rest}
        {...field}
        data-over={limit.isOver || undefined}
        onInput={(event) => {
          if (isCode) dropInvisible(event.currentTarget)
          // An input method loses its place when its text changes.
          const { nativeEvent } = event
          const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
          if (isPlain && !isComposing) foldSigns(event.currentTarget, fold)
          limit.read(event)
          onInput?.(event)
        }}
        onCompositionEnd={(event) => {
          const { value } = event.currentTarget
          if (isPlain && fold(value) !== value) typeInto(event.currentTarget, fold(value))
          onCompositionEnd?.(event)
        }}
        className={cx(s.input, mono && s.mono)}
      />
      {append && <span className={s.slot}>{append}</span>}
    </span>
  )
}
