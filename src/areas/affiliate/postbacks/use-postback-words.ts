import { useTranslation } from '@/i18n/use-translation.ts'
import type { FieldWords } from '@/shared/form/use-field-words.ts'

/** What is wrong with a postback. */
export function usePostbackWords(): { url: FieldWords; events: FieldWords } {
  const { t } = useTranslation('postbacks')
  return {
    url: {
      required: t('fault.required'),
      bad_format: t('fault.bad_format'),
      mismatch: t('fault.mismatch'),
      not_allowed: t('fault.not_allowed'),
      not_unique: t('fault.not_unique'),
      limit_exceeded: t('fault.limit_exceeded'),
    },
    events: { required: t('fault.events') },
  }
}
