import { useTranslation } from '@/i18n/use-translation.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Money } from '@/ui/Money.tsx'
import { lowest } from './prices.ts'
import type { PricedProduct, Tier } from './prices.ts'
import type { PriceView } from './PricePlaceholder.tsx'
import { ProductHead } from './ProductHead.tsx'
import s from '../proxy.module.css'
import { useAmount, usePriceProductName } from './use-words.ts'

const features = [
  'rotation',
  'sticky_session',
  'city_targeting',
  'carrier_targeting',
  'unlimited_traffic',
  'static_address',
] as const

/** A kind of address with its tiers or its lowest price. */
export function ProductPrice({
  product,
  look,
}: {
  product: PricedProduct
  look: PriceView['look']
}) {
  const { t } = useTranslation('proxy')
  const locale = useLocale()
  const format = formatFor(locale)
  const nameOf = usePriceProductName()
  const amountOf = useAmount()
  const { tiers, unit, minUnits, countriesCount } = product
  const name = nameOf(product)
  const countries = countriesCount
    ? t('prices.countries', { count: countriesCount, value: format.number(countriesCount) })
    : ''
  const told = features.flatMap((feature) =>
    product.features.includes(feature) ? [t(`feature.${feature}`)] : [],
  )
  const notes = [
    ...(minUnits > 1 ? [t('prices.least', { amount: amountOf(unit, minUnits) })] : []),
    ...told,
  ]
  const range = ({ from, to }: Tier) => {
    if (to === null) return t('prices.up', { from: format.number(from) })
    return to > from
      ? t('prices.to', { from: format.number(from), to: format.number(to) })
      : format.number(from)
  }

  if (look === 'short') {
    const { perUnit } = lowest(product)
    return (
      <li className={`panel row gap-2 pad-5 column ${s.product}`}>
        <ProductHead id={product.id} title={product.title} told />
        <p className={`text-5 ${s.lowest}`}>
          <small className="quiet text-2 regular">{t('prices.from')}</small>{' '}
          <Money amount={perUnit.amount} currency={perUnit.currency} locale={locale} />
        </p>
        <p className={`quiet text-2 ${s.notes}`}>
          {t(`unit.${unit}`)}
          {countries && <span>{countries}</span>}
        </p>
      </li>
    )
  }
  return (
    <li className={`panel row gap-2 pad-5 column ${s.product}`}>
      <ProductHead
        id={product.id}
        title={product.title}
        aside={countries}
        here={look === 'tiers'}
      />
      <table className={`fill text-2 num ${s.tiers}`}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{t(unit === 'gb' ? 'prices.amountGb' : 'prices.amount')}</th>
            <th scope="col">{t(`unit.${unit}`)}</th>
            <th scope="col">{t('prices.saving')}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <tr key={tier.from}>
              <th scope="row">{range(tier)}</th>
              <td>
                <b className="nowrap">
                  <Money
                    amount={tier.perUnit.amount}
                    currency={tier.perUnit.currency}
                    locale={locale}
                  />
                </b>
              </td>
              <td>{tier.discountPercent > 0 ? format.percent(tier.discountPercent) : '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`quiet text-2 ${s.notes}`}>{notes.join(' · ')}</p>
    </li>
  )
}
