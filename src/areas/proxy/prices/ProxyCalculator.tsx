import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { cx } from '@/ui/cx.ts'
import { Field } from '@/ui/Field.tsx'
import { Money, moneyText } from '@/ui/Money.tsx'
import { Select } from '@/ui/Select.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { estimateProxy, mostUnits, readUnits } from './prices.ts'
import type { PricedProduct } from './prices.ts'
import s from '../proxy.module.css'
import { useAmount, usePriceProductName } from './use-words.ts'

/** Calculates the price of an amount. */
export function ProxyCalculator({ products }: { products: readonly PricedProduct[] }) {
  const { t } = useTranslation('proxy')
  const format = formatFor(useLocale())
  const nameOf = usePriceProductName()
  const [id, setId] = useState(products[0]?.id)
  const [text, setText] = useState('10')
  const product = products.find((one) => one.id === id) ?? products[0]
  if (!product) return null
  const units = readUnits(text.trim(), product.minUnits)
  return (
    <div className={`grid gap-5 mt-6 pad-5 paper ${s.calc}`}>
      <div>
        <h3 className="heading">{t('calc.title')}</h3>
        <form
          className={`stack gap-4 content-start mt-4 ${s.form}`}
          onSubmit={(event) => event.preventDefault()}
        >
          <Field label={t('calc.product')}>
            <Select value={product.id} onChange={(event) => setId(event.currentTarget.value)}>
              {products.map((one) => (
                <option key={one.id} value={one.id}>
                  {nameOf(one)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={t(`calc.${product.unit}`)}
            error={
              units === null
                ? t('calc.error', {
                    min: format.number(product.minUnits),
                    max: format.number(mostUnits),
                  })
                : undefined
            }
          >
            <NumberInput
              whole
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
        </form>
      </div>
      <Result product={product} units={units} />
    </div>
  )
}

/** Announced politely after each change. */
function Result({ product, units }: { product: PricedProduct; units: number | null }) {
  const { t } = useTranslation('proxy')
  const locale = useLocale()
  const amountOf = useAmount()
  if (units === null) {
    return (
      <div className={`grid gap-2 ${s.result}`} role="status">
        <p className="quiet">{t('calc.missing')}</p>
      </div>
    )
  }
  const { total, tier, next } = estimateProxy(product, units)
  const { currency } = tier.perUnit
  const unit = t(`unit.${product.unit}`)
  const text = (amount: string) => moneyText(amount, currency, locale)
  return (
    <div className={`grid gap-2 ${s.result}`} role="status">
      <p className="quiet">{t('calc.result')}</p>
      <p className={`break ${s.total}`}>
        <Money amount={total} currency={currency} locale={locale} />
      </p>
      <p>{t('calc.each', { price: text(tier.perUnit.amount), unit })}</p>
      <p className={cx('quiet', s.next)}>
        {next
          ? t('calc.next', {
              amount: amountOf(product.unit, next.from),
              price: text(next.perUnit.amount),
              unit,
            })
          : t('calc.best')}
      </p>
    </div>
  )
}
