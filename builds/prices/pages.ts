import type { PriceItem, Prices, PublicStatistics } from '../../src/api/contract/public.ts'
import { splitLanguage } from '../../src/routes/language.ts'
import { findPage } from '../../src/routes/paths.ts'
import { priceKeys } from '../../src/routes/prices.ts'
import { captchaCatalogue, kinds, tasksOf, typeSlugs } from '../../src/task-api/captcha-types.ts'
import { pickPrices } from '../../src/task-api/price-rows.ts'
import type { KnownPrices } from './source.ts'
import type { Job, Served } from '../job.ts'

type Answers = Served['answers']

/** Removes the addresses of pictures and pages, which the price list does not show. */
function only(prices: Prices, isShown: (item: PriceItem) => boolean): Prices {
  const groups = prices.groups.map(({ id, title, items }) => ({
    id,
    title,
    items: items
      .filter(isShown)
      .map(({ logoUrl: _, docsSlug: __, demoSlug: ___, ...item }) => item),
  }))
  return { ...prices, groups: groups.filter(({ items }) => items.length > 0) }
}

/** The figures of the types that the figure cards show. */
function short(statistics: PublicStatistics): PublicStatistics {
  const isNamed = ({ type }: { type: string }): boolean =>
    type === 'ImageToTextTask' || type === 'CoordinatesTask'
  return {
    ...statistics,
    rates: statistics.rates.filter(isNamed),
    speed: statistics.speed.filter(isNamed),
    employeeRate: statistics.employeeRate.filter(isNamed),
  }
}

/** The data of the pages with prices or figures, by the page's id. */
const needs: Readonly<Record<string, (known: KnownPrices, slug: string) => Answers>> = {
  home: ({ customerPrices, publicStatistics }) => {
    const picked = new Set(Object.values(pickPrices(customerPrices)))
    return {
      [priceKeys.prices]: only(customerPrices, (item) => picked.has(item)),
      [priceKeys.statistics]: short(publicStatistics),
    }
  },
  pricing: ({ customerPrices }) => ({ [priceKeys.prices]: only(customerPrices, () => true) }),
  captchaTypes: ({ customerPrices }) => ({
    [priceKeys.prices]: only(customerPrices, ({ slug }) => Boolean(slug)),
  }),
  captchaType: ({ customerPrices }, slug) => ({
    [priceKeys.prices]: only(customerPrices, (item) => item.slug === slug),
  }),
  boundingBox: ({ customerPrices }) => ({
    [priceKeys.prices]: only(customerPrices, (item) => item.slug === 'bounding-box'),
  }),
  forCustomer: ({ customerPrices }) => {
    const picked = new Set(Object.values(pickPrices(customerPrices)))
    return { [priceKeys.prices]: only(customerPrices, (item) => picked.has(item)) }
  },
  makeMoney: ({ publicStatistics }) => ({ [priceKeys.statistics]: short(publicStatistics) }),
  advertising: ({ publicStatistics }) => ({ [priceKeys.statistics]: short(publicStatistics) }),
  statistics: ({ publicStatistics }) => ({ [priceKeys.statistics]: publicStatistics }),
  ...Object.fromEntries(
    (['proxy', 'proxyType', 'localProxies', 'localProxy'] as const).map((id) => [
      id,
      ({ proxyPrices, proxyPricesAt }: KnownPrices) => ({
        [priceKeys.proxyPrices]: proxyPrices,
        [priceKeys.proxyPricesAt]: proxyPricesAt,
      }),
    ]),
  ),
}

/** The types of the catalogue by kind, for a price list without figures at build time. */
const types = kinds.map((kind) => ({
  id: kind,
  items: typeSlugs
    .filter((slug) => captchaCatalogue[slug].kind === kind)
    .map((slug) => ({ slug, type: tasksOf(slug)[0] })),
}))

/** The data that a build writes into the file of a page with prices or figures. */
export function pricesAt({ id, url }: Job, known: KnownPrices | null): Served | undefined {
  if (!known)
    return id === 'pricing' ? { path: url, answers: { [priceKeys.types]: types } } : undefined
  const slug = findPage(splitLanguage(url).path)?.slugs['slug'] ?? ''
  const answers = needs[id]?.(known, slug)
  return answers && { path: url, answers }
}
