import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Field } from '@/ui/Field.tsx'
import type { FieldProps } from '@/ui/Field.tsx'
import { PasswordInput } from '@/ui/PasswordInput.tsx'
import type { PasswordInputProps } from '@/ui/PasswordInput.tsx'
import { TextInput } from '@/ui/TextInput.tsx'

type Outer = Pick<FieldProps, 'id' | 'error'>

interface EmailFieldProps {
  field: Outer
  input: ComponentProps<'input'>
  help?: ReactNode
  /** Whether the browser may suggest passkeys here. */
  passkey?: boolean
}

export function EmailField({ field, input, help, passkey = false }: EmailFieldProps) {
  const { t } = useTranslation()
  return (
    <Field {...field} label={t('label.email')} help={help} required>
      <TextInput
        {...input}
        type="email"
        inputMode="email"
        autoComplete={passkey ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    </Field>
  )
}

interface PasswordFieldProps {
  field: Outer
  input: Omit<PasswordInputProps, 'showLabel' | 'hideLabel' | 'autoComplete'>
  help?: ReactNode
  kind: 'current' | 'new'
}

export function PasswordField({ field, input, help, kind }: PasswordFieldProps) {
  const { t } = useTranslation()
  return (
    <Field {...field} label={t('label.password')} help={help} required>
      <PasswordInput
        {...input}
        showLabel={t('action.showPassword')}
        hideLabel={t('action.hidePassword')}
        autoComplete={`${kind}-password`}
      />
    </Field>
  )
}
