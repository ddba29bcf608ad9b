import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { publicApi } from '@/api/endpoints/public.ts'
import { selectAttribution } from '@/api/page-state.ts'
import { toProblem } from '@/api/problem.ts'
import { currencies, useCurrency } from '@/session/currency.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Button } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Field } from '@/ui/Field.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { Select } from '@/ui/Select.tsx'
import { readProducts } from './prices.ts'
import { Calculator } from './Calculator.tsx'
import { layoutOf, PricePlaceholder } from './PricePlaceholder.tsx'
import type { PriceView } from './PricePlaceholder.tsx'
import { ProductPrice } from './ProductPrice.tsx'
import s from '../product/proxy.module.css'

/** The price list in the visitor's currency, with what a campaign takes off. */
export function LivePrices({ only, look }: PriceView) {
  const { t } = useTranslation('proxy')
  const { currency, choose, settled } = useCurrency()
  const { utm } = useSelector(selectAttribution)
  const campaign = utm.utm_campaign
  const { data, currentData, error, isFetching, refetch } = publicApi.useProxyPricesQuery(
    { currency, ...(campaign !== undefined && { utm_campaign: campaign }) },
    { skip: !settled },
  )

  if (error !== undefined && !currentData) {
    return (
      <ProblemState
        problem={toProblem(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
        level={3}
      />
    )
  }
  if (!data) return <PricePlaceholder only={only} look={look} />
  // The whole list also shows what it has beyond the kinds that have a page.
  const products = readProducts(data, look === 'full' ? undefined : only)
  if (products.length === 0) {
    return (
      <EmptyState
        level={3}
        illustration={<EmptyBox />}
        title={t('prices.empty.title')}
        action={
          <Button onClick={() => void refetch()} loading={isFetching}>
            {t('prices.empty.action')}
          </Button>
        }
      >
        {t('prices.empty.text')}
      </EmptyState>
    )
  }
  return (
    <div aria-busy={isFetching || undefined}>
      {look === 'full' && <Currency currency={currency} onCurrency={choose} />}
      <ul className={s.products} {...layoutOf(look, products.length)}>
        {products.map((product) => (
          <ProductPrice key={product.id} product={product} look={look} />
        ))}
      </ul>
      {look === 'full' && <Calculator products={products} />}
    </div>
  )
}

function Currency({
  currency,
  onCurrency,
}: {
  currency: string
  onCurrency: (currency: (typeof currencies)[number]) => void
}) {
  const { t } = useTranslation()
  const known = currencies.some((one) => one === currency)
  return (
    <div className={s.tools}>
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
