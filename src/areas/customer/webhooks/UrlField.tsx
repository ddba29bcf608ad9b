import { useTranslation } from 'react-i18next'
import type { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'

interface UrlFieldProps {
  form: Pick<ReturnType<typeof useForm<{ url: string }, unknown, unknown>>, 'field' | 'input'>
  help: string
}

/** The URL of a webhook. */
export function UrlField({ form, help }: UrlFieldProps) {
  const { t } = useTranslation('webhooks')
  return (
    <Field {...form.field('url')} label={t('add.url')} help={help} required>
      <TextInput
        {...form.input('url')}
        mono
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        placeholder="https://"
      />
    </Field>
  )
}
