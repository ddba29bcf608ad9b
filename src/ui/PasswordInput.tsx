import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { TextInput } from './TextInput.tsx'
import type { TextInputProps } from './TextInput.tsx'
import s from './TextInput.module.css'

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'append'> {
  showLabel: string
  hideLabel: string
}

export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  const label = shown ? hideLabel : showLabel
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      append={
        <button
          type="button"
          className={s.inner}
          aria-label={label}
          title={label}
          onClick={() => setShown(!shown)}
          disabled={rest.disabled}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      }
    />
  )
}
