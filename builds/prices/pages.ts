import { knownAnswer } from '../../src/api/contract/known.ts'
import type { KnownAnswer } from '../../src/api/contract/known.ts'
import { publicCalls } from '../../src/api/contract/public.ts'
import type { PriceItem, PublicPrices, PublicStatistics } from '../../src/api/contract/public.ts'
import { splitLanguage } from '../../src/routes/language.ts'
import { findPage } from '../../src/routes/paths.ts'
import type { Language } from '../../src/site/languages.ts'
import { pickPrices } from '../../src/task-api/price-rows.ts'
import type { KnownPrices } from './source.ts'
import type { Job, ServedPage } from '../job.ts'

/** The rows that a page shows, without the addresses of pictures and pages that it does not show. */
function only(prices: PublicPrices, isShown: (item: PriceItem) => boolean): PublicPrices {
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

/** The arguments of the hooks in the first render. */
const usd = { currency: 'USD' }

const prices = (
  { customerPrices: all }: KnownPrices,
  language: Language,
  isShown: (item: PriceItem) => boolean,
) =>
  knownAnswer(
    publicCalls,
    'customerPrices',
    { ...usd, language },
    { ...only(all, isShown), asOf: all.updatedAt },
    all.updatedAt,
  )

function pickedPrices(known: KnownPrices, language: Language): KnownAnswer {
  const picked = new Set(Object.values(pickPrices(known.customerPrices)))
  return prices(known, language, (item) => picked.has(item))
}

const statistics = (
  { publicStatistics: all }: KnownPrices,
  trim = (figures: PublicStatistics): PublicStatistics => figures,
) =>
  knownAnswer(
    publicCalls,
    'publicStatistics',
    usd,
    { ...trim(all), asOf: all.updatedAt },
    all.updatedAt,
  )

const figures = (known: KnownPrices) => [statistics(known, short)]

const proxies = ({ proxyPrices: all }: KnownPrices, language: Language) => [
  knownAnswer(
    publicCalls,
    'proxyPrices',
    { ...usd, language },
    { ...all, asOf: all.updatedAt },
    all.updatedAt,
  ),
]

/** The answers of the pages with prices or figures, by the page's id. */
const needs: Readonly<
  Record<string, (known: KnownPrices, language: Language, slug: string) => KnownAnswer[]>
> = {
  home: (known, language) => [pickedPrices(known, language), statistics(known, short)],
  pricing: (known, language) => [prices(known, language, () => true)],
  captchaTypes: (known, language) => [prices(known, language, ({ slug }) => Boolean(slug))],
  captchaType: (known, language, slug) => [prices(known, language, (item) => item.slug === slug)],
  boundingBox: (known, language) => [
    prices(known, language, (item) => item.slug === 'bounding-box'),
  ],
  forCustomer: (known, language) => [pickedPrices(known, language)],
  makeMoney: figures,
  advertising: figures,
  statistics: (known) => [statistics(known)],
  customerRate: figures,
  customerSolvingSpeed: figures,
  serviceLoad: figures,
  workersOnline: figures,
  waitingTime: figures,
  employeeRate: figures,
  proxy: proxies,
  proxyType: proxies,
  localProxies: proxies,
  localProxy: proxies,
}

/** The data that a build writes into the file of a page with prices or figures. */
export function pricesAt(
  { id, url, language }: Job,
  known: KnownPrices | null,
): ServedPage | undefined {
  if (!known) return undefined
  const slug = findPage(splitLanguage(url).path)?.slugs['slug'] ?? ''
  const answers = needs[id]?.(known, language, slug)
  return answers && { path: url, answers }
}
