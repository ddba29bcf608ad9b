import { useTranslation } from '@/i18n/use-translation.ts'
import type { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { UrlInput } from '@/ui/UrlInput.tsx'

interface UrlFieldProps {
  form: Pick<ReturnType<typeof useForm<{ url: string }, unknown, unknown>>, 'field' | 'input'>
  help: string
}

/** The URL of a webhook. */
export function UrlField({ form, help }: UrlFieldProps) {
  const { t } = useTranslation('webhooks')
  return (
    <Field {...form.field('url')} label={t('add.url')} help={help} required>
      <UrlInput {...form.input('url')} />
    </Field>
  )
}
