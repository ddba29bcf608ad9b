import { useTranslation } from '@/i18n/use-translation.ts'
import type { PriceItem, PublicPrices } from '@/api/contract/public.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { pickPrices, priceRows } from '@/task-api/price-rows.ts'
import { AvailabilityBadge } from '@/shared/AvailabilityBadge.tsx'
import { Money } from '@/ui/Money.tsx'
import { PercentText } from '@/ui/PercentText.tsx'
import type { FiguresState } from '../live-figures/figures-state.ts'
import { PriceTable } from './PriceTable.tsx'
import type { PriceCells } from './PriceTable.tsx'

/** The table with the prices of the prerendered file, or the current ones. */
export function LoadedPrices({
  prices,
  state,
  onRetry,
}: {
  prices: PublicPrices
  state: FiguresState
  onRetry: () => void
}) {
  const { t } = useTranslation('home')
  const locale = useLocale()
  const found = pickPrices(prices)

  function cells(item: PriceItem): PriceCells {
    return {
      price: (
        <Money amount={item.per1000.amount} currency={item.per1000.currency} locale={locale} />
      ),
      average:
        item.avgSeconds === null ? null : (
          <>
            {item.avgSeconds.toLocaleString(locale, {
              minimumFractionDigits: 1,
              maximumFractionDigits: 1,
            })}{' '}
            <small>{t('unit.seconds')}</small>
          </>
        ),
      answered:
        item.successRate === null ? null : (
          <PercentText value={item.successRate} places={1} locale={locale} />
        ),
      state: item.availability !== 'available' && <AvailabilityBadge name={item.availability} />,
    }
  }
  return (
    <PriceTable
      state={state}
      onRetry={onRetry}
      cells={Object.fromEntries(
        priceRows.flatMap(({ id }) => {
          const item = found[id]
          return item ? [[id, cells(item)]] : []
        }),
      )}
      note={t('prices.currency', { currency: prices.currency })}
    />
  )
}
