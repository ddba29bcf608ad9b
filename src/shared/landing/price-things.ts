import type { PriceItem } from '@/api/contract/public.ts'
import type { StructuredContext, Thing } from '@/head/structured.ts'
import { isPrices } from '../served-figures.ts'
import { priceKeys } from '@/routes/prices.ts'

/** schema.org's Offer of a type of task: its price is that of 1,000 tasks. */
const offerOf = ({ type, per1000: { amount, currency }, availability }: PriceItem): Thing => ({
  '@type': 'Offer',
  name: type,
  price: amount,
  priceCurrency: currency,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: amount,
    priceCurrency: currency,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1000 },
  },
  availability: `https://schema.org/${availability === 'limited' ? 'LimitedAvailability' : 'InStock'}`,
})

/**
 * schema.org's Product with an Offer for each price in the page's file; nothing where the build was
 * given no prices. There is no rating: nobody rates a type.
 */
export function priceThings(
  { served, site, url, language }: Pick<StructuredContext, 'served' | 'site' | 'url' | 'language'>,
  { name, description }: { name: string; description: string },
): Thing[] {
  const known = served?.answers[priceKeys.prices]
  const offers = isPrices(known)
    ? known.groups.flatMap(({ items }) => items.map((item) => offerOf(item)))
    : []
  if (offers.length === 0) return []
  return [
    {
      '@type': 'Product',
      name,
      description,
      url,
      image: `https://${site.canonicalHost}/social/captchas-${language}.png`,
      brand: { '@type': 'Brand', name: site.brand },
      offers,
    },
  ]
}
