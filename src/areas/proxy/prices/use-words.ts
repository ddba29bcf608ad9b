import { useTranslation } from '@/i18n/use-translation.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import type { PricedProduct, Unit } from './prices.ts'
import { proxyPools } from '../product/proxy-types.ts'

/** Returns a function that names a product in the reader's language, if it is known. */
export function usePriceProductName(): (product: Pick<PricedProduct, 'id' | 'title'>) => string {
  const { t } = useTranslation('proxy')
  return ({ id, title }) => {
    const known = proxyPools.find((pool) => pool === id)
    return known ? t(`kinds.${known}.name`) : title || id
  }
}

/** Returns a function that formats an amount with its unit: "25 GB", "3 addresses". */
export function useAmount(): (unit: Unit, units: number) => string {
  const { t } = useTranslation('proxy')
  const format = formatFor(useLocale())
  return (unit, units) => {
    const value = format.number(units)
    return unit === 'ip' ? t('amount.ip', { count: units, value }) : t(`amount.${unit}`, { value })
  }
}
