import { useTranslation } from '@/i18n/use-translation.ts'
import { proxyProducts } from '@/api/contract/proxy-account.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useFormat } from '@/shared/account/use-format.ts'

/** Returns a function that names a product in the reader's language, if it is known. */
export function useProxyProductName(): (id: string, title?: string) => string {
  const { t } = useTranslation('proxyCommon')
  return (id, title) => {
    const product = known(proxyProducts, id)
    return product ? t(`product.${product}`) : title || plainCode(id)
  }
}

const scale = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const

/** Returns a function that formats an amount of data in decimal units, as it is sold: "92.4 GB". */
export function useBytes(): (bytes: number) => string {
  const locale = useLocale()
  return (bytes) => {
    // Zero is shown in the unit of sale, and less than a thousand bytes as a fraction of a
    // kilobyte.
    const power = bytes <= 0 ? 3 : Math.min(5, Math.max(1, Math.floor(Math.log10(bytes) / 3)))
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: scale[power] ?? 'byte',
      unitDisplay: 'short',
      maximumFractionDigits: 2,
    })
      .format(bytes / 1000 ** power)
      .replace('кБ', 'КБ')
  }
}

/** Returns a function that formats a purchased amount: gigabytes, or addresses for a month. */
export function useUnits(): (unit: string, units: number) => string {
  const { t } = useTranslation('proxyCommon')
  const format = useFormat()
  const bytes = useBytes()
  return (unit, units) => {
    if (unit === 'gb') return bytes(units * 1e9)
    const value = format.number(units)
    return unit.startsWith('ip')
      ? t('units.ip', { count: units, value })
      : t('units.other', { value })
  }
}

/** Returns a function that formats a latency, such as "84 ms". */
export function useMilliseconds(): (value: number) => string {
  const format = useFormat()
  return (value) => format.unit(value, 'millisecond', 0)
}
