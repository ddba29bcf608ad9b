import { useTranslation } from '@/i18n/use-translation.ts'
import { feedbackLimits } from '@/api/contract/feedback.ts'

/** The error messages of the fields that both forms share. */
export function useCommonWords() {
  const { t } = useTranslation('feedback')
  const short = t('error.short', { min: feedbackLimits.shortest })
  return {
    rating: {
      required: t('error.rating'),
      not_allowed: t('error.rating'),
      out_of_range: t('error.rating'),
    },
    text: {
      required: short,
      too_short: short,
      too_long: t('error.long', { max: feedbackLimits.longest }),
    },
  }
}
