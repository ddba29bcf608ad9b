import { useTranslation } from '@/i18n/use-translation.ts'
import { passkeyNameLength } from '@/api/contract/passkeys.ts'
import type { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'

interface PasskeyNameFieldProps {
  form: Pick<ReturnType<typeof useForm<{ name: string }, unknown, unknown>>, 'field' | 'input'>
}

/** The name of a passkey. */
export function PasskeyNameField({ form }: PasskeyNameFieldProps) {
  const { t } = useTranslation('security')
  return (
    <Field
      {...form.field('name')}
      label={t('passkeys.name')}
      help={t('passkeys.nameHelp')}
      required
    >
      <TextInput {...form.input('name')} autoComplete="off" most={passkeyNameLength} />
    </Field>
  )
}
