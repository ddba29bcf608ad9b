import { useTranslation } from '@/i18n/use-translation.ts'
import type { FieldWords } from '@/shared/form/use-field-words.ts'

/** What is wrong with a reason. */
export function useReasonWords(): FieldWords {
  const { t } = useTranslation('staffPerson')
  return { required: t('reason.required'), too_short: t('reason.short') }
}
