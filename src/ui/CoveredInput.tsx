import { cx } from './cx.ts'
import { TextInput } from './TextInput.tsx'
import type { TextInputProps } from './TextInput.tsx'
import s from './TextInput.module.css'
import { useCover } from './use-cover.tsx'
import type { CoverLabels } from './use-cover.tsx'

/**
 * A text that is covered until asked for and is no password. As type `password` the browser would
 * offer to save it over the password of the account.
 */
export function CoveredInput({
  showLabel,
  hideLabel,
  className,
  ...rest
}: Omit<TextInputProps, 'type' | 'append' | 'autoComplete'> & CoverLabels) {
  const { shown, button } = useCover({ showLabel, hideLabel, disabled: rest.disabled })
  return (
    <TextInput
      {...rest}
      className={cx(className, !shown && s.covered)}
      type="text"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      append={button}
    />
  )
}
