import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { User } from '@/api/contract/user.ts'
import { profileApi } from '@/api/endpoints/profile.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { passwordLength } from '@/shared/password/password-length.ts'
import { PasswordStrength } from '@/shared/password/PasswordStrength.tsx'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import type { FieldProps } from '@/ui/Field.tsx'
import { PasswordInput } from '@/ui/PasswordInput.tsx'
import type { PasswordInputProps } from '@/ui/PasswordInput.tsx'
import { passwordForm } from './password.ts'

interface PasswordEditorProps {
  user: User
  onSaved: (signedOut: boolean) => void
}

/** Changes the password, or sets the first one. */
export function PasswordEditor({ user, onSaved }: PasswordEditorProps) {
  const { t } = useTranslation('profilePassword')
  const { t: auth } = useTranslation('auth')
  const [update] = profileApi.useUpdatePasswordMutation()
  const { hasPassword } = user.security
  const schema = useMemo(() => passwordForm(hasPassword, user.email), [hasPassword, user.email])
  const form = useForm({
    name: 'password',
    schema,
    defaults: { current: '', password: '', repeat: '', signOutOthers: true },
    keep: ['signOutOthers'],
    words: {
      current: { required: t('password.currentRequired'), mismatch: t('password.wrong') },
      password: {
        required: t('password.newRequired'),
        too_short: auth('password.too_short', passwordLength),
        not_allowed: auth('password.not_allowed'),
        not_unique: t('password.same'),
      },
      repeat: { required: t('password.repeatRequired'), mismatch: t('password.mismatch') },
    },
    send: async ({ current, password, signOutOthers }) => {
      const change = () =>
        update({ ...(hasPassword && { current }), password, signOutOthers }).unwrap()
      await withProof(change)
      return signOutOthers
    },
    done: (signedOut) => {
      onSaved(signedOut)
      return 'leaving'
    },
  })
  const password = useValue(form, 'password')
  return (
    <Form form={form} submit={hasPassword ? t('password.save') : t('password.make')}>
      {/* Tells a password manager the account. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={user.email ?? String(user.id)}
        readOnly
        hidden
      />
      {hasPassword && (
        <Secret
          label={t('password.current')}
          field={form.field('current')}
          input={form.input('current')}
          autoComplete="current-password"
        />
      )}
      <div className="stack gap-3">
        <Secret
          label={t('password.new')}
          help={auth('password.help', passwordLength)}
          field={form.field('password')}
          input={form.input('password')}
          autoComplete="new-password"
        />
        <PasswordStrength password={password} email={user.email ?? ''} />
      </div>
      <Secret
        label={t('password.repeat')}
        field={form.field('repeat')}
        input={form.input('repeat')}
        autoComplete="new-password"
      />
      <Checkbox
        {...form.control('signOutOthers')}
        label={t('password.signOutOthers')}
        help={t('password.signOutOthersHelp')}
      />
    </Form>
  )
}

interface SecretProps {
  label: string
  help?: string
  field: Pick<FieldProps, 'id' | 'error'>
  input: Omit<PasswordInputProps, 'showLabel' | 'hideLabel' | 'autoComplete'>
  autoComplete: 'current-password' | 'new-password'
}

function Secret({ label, help, field, input, autoComplete }: SecretProps) {
  const { t } = useTranslation()
  return (
    <Field {...field} label={label} help={help} required>
      <PasswordInput
        {...input}
        // Three fields have such a button.
        showLabel={t('form.entry', { label: t('action.showPassword'), text: label })}
        hideLabel={t('form.entry', { label: t('action.hidePassword'), text: label })}
        autoComplete={autoComplete}
      />
    </Field>
  )
}
