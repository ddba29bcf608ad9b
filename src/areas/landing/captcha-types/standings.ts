import type { PriceItem, PublicPrices } from '@/api/contract/public.ts'
import { compare } from '@/lib/decimal.ts'
import type { TypeStanding, Standings } from './index-query.ts'

/** The rows of the price list by the page that they name. */
export const bySlug = (prices: PublicPrices): ReadonlyMap<string, PriceItem> =>
  new Map(
    prices.groups.flatMap(({ items }) =>
      items.flatMap((item) => (item.slug ? [[item.slug, item] as const] : [])),
    ),
  )

/** The ranks by price and by speed. Equal ones keep the order of the list. */
export function standingsOf(items: ReadonlyMap<string, PriceItem>): Standings {
  const all = [...items]
  const places = (order: typeof all) => new Map(order.map(([slug], at) => [slug, at]))
  const price = places(all.toSorted(([, a], [, b]) => compare(a.per1000.amount, b.per1000.amount)))
  const timed = all.flatMap(([slug, item]) =>
    item.avgSeconds === null ? [] : [[slug, item, item.avgSeconds] as const],
  )
  const speed = new Map(timed.toSorted(([, , a], [, , b]) => a - b).map(([slug], at) => [slug, at]))
  return new Map(
    all.map(([slug, { availability }]): [string, TypeStanding] => {
      const [byPrice, bySpeed] = [price.get(slug), speed.get(slug)]
      return [
        slug,
        {
          availability,
          place: {
            ...(byPrice !== undefined && { price: byPrice }),
            ...(bySpeed !== undefined && { speed: bySpeed }),
          },
        },
      ]
    }),
  )
}
