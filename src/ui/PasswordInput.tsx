import { TextInput } from './TextInput.tsx'
import type { TextInputProps } from './TextInput.tsx'
import { useCover } from './use-cover.tsx'
import type { CoverLabels } from './use-cover.tsx'

export interface PasswordInputProps
  extends Omit<TextInputProps, 'type' | 'append' | 'autoComplete'>, CoverLabels {
  /** Browsers fill, save and suggest a password by it. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password, and nothing else: browsers offer to save what it holds. See CoveredInput. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const { shown, button } = useCover({ showLabel, hideLabel, disabled: rest.disabled })
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      append={button}
    />
  )
}
