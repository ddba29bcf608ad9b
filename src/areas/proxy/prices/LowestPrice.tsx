import { useTranslation } from 'react-i18next'
import { useLocale } from '@/i18n/page-context.ts'
import { Money } from '@/ui/Money.tsx'
import { lowest } from './prices.ts'
import type { PricedProduct } from './prices.ts'

/** "from $2.10 per GB". */
export function LowestPrice({ product }: { product: PricedProduct }) {
  const { t } = useTranslation('proxy')
  const locale = useLocale()
  const { perUnit } = lowest(product)
  return (
    <>
      {t('prices.from')}{' '}
      <Money amount={perUnit.amount} currency={perUnit.currency} locale={locale} />{' '}
      {t(`unit.${product.unit}`)}
    </>
  )
}
