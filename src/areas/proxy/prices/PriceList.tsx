import { useTranslation } from '@/i18n/use-translation.ts'
import type { ProxyPrices } from '@/api/contract/public.ts'
import { currencies } from '@/site/currencies.ts'
import type { Currency as CurrencyName } from '@/site/currencies.ts'
import { Button } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Field } from '@/ui/Field.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { Select } from '@/ui/Select.tsx'
import { readProducts } from './prices.ts'
import { ProxyCalculator } from './ProxyCalculator.tsx'
import { layoutOf } from './PricePlaceholder.tsx'
import type { PriceView } from './PricePlaceholder.tsx'
import { ProductPrice } from './ProductPrice.tsx'
import s from '../proxy.module.css'

interface PriceListProps extends PriceView {
  prices: ProxyPrices
  currency: string
  choose: (currency: CurrencyName) => void
  busy: boolean
  onRetry: () => void
}

/** The price list from the prerendered file, or the current one. */
export function PriceList({ only, look, prices, currency, choose, busy, onRetry }: PriceListProps) {
  const { t } = useTranslation('proxy')
  const { t: common } = useTranslation()
  // The full list also shows products without a page.
  const products = readProducts(prices, look === 'full' ? undefined : only)
  if (products.length === 0) {
    return (
      <EmptyState
        level={3}
        illustration={<EmptyBox />}
        title={t('prices.empty.title')}
        action={
          <Button onClick={onRetry} loading={busy}>
            {common('action.retry')}
          </Button>
        }
      >
        {t('prices.empty.text')}
      </EmptyState>
    )
  }
  return (
    <div aria-busy={busy || undefined}>
      {look === 'full' && <Currency currency={currency} onCurrency={choose} />}
      <ul className={`bare grid gap-5 ${s.products}`} {...layoutOf(look, products.length)}>
        {products.map((product) => (
          <ProductPrice key={product.id} product={product} look={look} />
        ))}
      </ul>
      {look === 'full' && <ProxyCalculator products={products} />}
    </div>
  )
}

function Currency({
  currency,
  onCurrency,
}: {
  currency: string
  onCurrency: (currency: CurrencyName) => void
}) {
  const { t } = useTranslation()
  const known = currencies.some((one) => one === currency)
  return (
    <div className={`row control mb-4 ${s.tools}`}>
      <Field label={t('currency.label')} hideLabel>
        <Select
          value={currency}
          onChange={(event) => {
            const wanted = currencies.find((one) => one === event.currentTarget.value)
            if (wanted) onCurrency(wanted)
          }}
        >
          {!known && <option>{currency}</option>}
          {currencies.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
