import type { ComponentProps } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'

interface WordsProps {
  field: { id: string; error: string | undefined }
  input: ComponentProps<'textarea'>
  help: string
}

/** The feedback text. */
export function FeedbackWords({ field, input, help }: WordsProps) {
  const { t } = useTranslation('feedback')
  return (
    <Field {...field} label={t('text')} help={help} required>
      <Textarea {...input} rows={7} />
    </Field>
  )
}

/** Whether support may reply. */
export function Contact({
  control,
}: {
  control: Omit<ComponentProps<typeof Checkbox>, 'label' | 'help'>
}) {
  const { t } = useTranslation('feedback')
  return <Checkbox {...control} label={t('contact')} help={t('contactHelp')} />
}

export function Foot() {
  const { t } = useTranslation('feedback')
  return <p className="faint text-1">{t('kept')}</p>
}
