import { useTranslation } from '@/i18n/use-translation.ts'
import type { ProxyGroup } from '@/api/contract/proxy-figures.ts'
import { countryName } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useProxyProductName } from '../cabinet/use-proxy-words.ts'

const statuses = ['ok', 'timeout', 'refused', 'error'] as const

/** Returns a function that names a row of a group in the reader's language. */
export function useProxyKeyName(): (
  group: ProxyGroup,
  key: string,
  title: string | null,
) => string {
  const { t } = useTranslation('proxyFigures')
  const locale = useLocale()
  const productName = useProxyProductName()
  return (group, key, title) => {
    if (key === '') return t('unknown')
    if (group === 'country') return countryName(key, locale)
    if (group === 'product') return productName(key, title ?? '')
    if (group === 'status') {
      const status = statuses.find((one) => one === key)
      return status ? t(`status.${status}`) : plainCode(key)
    }
    return title ?? key
  }
}
