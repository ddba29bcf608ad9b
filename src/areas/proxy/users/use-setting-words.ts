import { useTranslation } from 'react-i18next'
import { proxyUserLimits } from '@/api/contract/proxy-users.ts'
import { useFormat } from '@/shared/account/use-format.ts'

/** The error messages of a user's settings, by field. */
export function useSettingWords() {
  const { t } = useTranslation('proxyUserForm')
  const format = useFormat()
  return {
    label: { required: t('labelRequired') },
    limit: { bad_format: t('limit.format'), out_of_range: t('limit.range') },
    threads: {
      out_of_range: t('threads.range', { max: format.number(proxyUserLimits.threads) }),
    },
    countries: {
      required: t('countries.required'),
      too_long: t('countries.many', { max: proxyUserLimits.countries }),
    },
    expiresAt: { out_of_range: t('expires.past') },
  }
}
