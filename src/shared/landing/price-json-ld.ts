import { safeParse } from 'valibot'
import { PublicPrices } from '@/api/contract/public.ts'
import type { PriceItem } from '@/api/contract/public.ts'
import type { StructuredContext, JsonLd } from '@/head/structured.ts'

/** Describes a task type as a schema.org Offer. The price is for 1,000 tasks. */
const offerOf = ({ type, per1000: { amount, currency }, availability }: PriceItem): JsonLd => ({
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
 * Describes the page as a schema.org Product with an Offer for each price in its file. Returns
 * nothing if the build has no prices. There is no rating, because nobody rates a type.
 */
export function priceJsonLd(
  { served, site, url, language }: Pick<StructuredContext, 'served' | 'site' | 'url' | 'language'>,
  { name, description }: { name: string; description: string },
): JsonLd[] {
  const known = served?.answers?.find(({ endpoint }) => endpoint === 'customerPrices')
  const { success, output } = safeParse(PublicPrices, known?.data)
  const offers = success
    ? output.groups.flatMap(({ items }) => items.map((item) => offerOf(item)))
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
