import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { usePage, useLocale } from '@/i18n/page-context.ts'
import { isProxyCountry, countryTable, offsetsOf } from '../product/proxy-countries.ts'
import { readProducts, lowest } from '../prices/prices.ts'
import type { PricedProduct } from '../prices/prices.ts'
import { loadProxyPrices, useProxyPrices } from '../prices/use-proxy-prices.ts'
import { usePriceProductName } from '../prices/use-words.ts'
import { twoQuestions } from '../product/two-questions.ts'
import type { ProxyCountry } from '@/routes/slugs/proxy-countries.ts'
import { Faq } from '@/shared/landing/Faq.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Points } from '@/shared/landing/Points.tsx'
import { Split } from '@/shared/landing/Split.tsx'
import { moneyText } from '@/ui/Money.tsx'
import { Section } from '@/ui/Section.tsx'
import { proxyPools } from '../product/proxy-types.ts'
import { Begin, HeroActions } from '../product/Begin.tsx'
import { CountryCards } from '../product/cards.tsx'
import { FactCard } from '../product/FactCard.tsx'
import { SourceLinks } from '@/shared/landing/SourceLinks.tsx'
import { countrySources } from './sources.ts'
import { CountryMap } from '../map/WorldMap.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { ProxyPricesSection } from '../prices/ProxyPricesSection.tsx'

/** "from $2.10 per GB". */
function LowestPrice({ product }: { product: PricedProduct }) {
  const { t } = useTranslation('proxy')
  const locale = useLocale()
  const { perUnit } = lowest(product)
  return t('country.lowest', {
    price: moneyText(perUnit.amount, perUnit.currency, locale),
    unit: t(`unit.${product.unit}`),
  })
}

export const loader = loadProxyPrices

/** One template for all countries. */
export default function LocalProxyPage() {
  const { t } = useTranslation('proxyCountry')
  const { slugs } = usePage()
  const slug = slugs['slug']
  if (!isProxyCountry(slug)) return null
  return (
    <>
      <PageHead
        priced
        title={t(`about.${slug}.title`)}
        description={t(`about.${slug}.description`)}
      />
      <CountryView key={slug} slug={slug} />
    </>
  )
}

export const structured: Structured = (context) => [
  faqPage(context, `proxyCountry:about.${context.page.slugs['slug']}.faq`, twoQuestions),
]

const tests = ['test1', 'test2', 'test3'] as const

/** The page of a country. Its row and its words hold what is specific to it. */
function CountryView({ slug }: { slug: ProxyCountry }) {
  const { t } = useTranslation('proxy')
  const { t: common } = useTranslation()
  const { t: own } = useTranslation('proxyCountry')
  const row = countryTable[slug]
  const nameOf = usePriceProductName()
  const { data } = useProxyPrices()
  const [west = '', east] = offsetsOf(row)
  const [cheapest] = data ? readProducts(data, proxyPools) : []
  const facts = [
    // Its line is there from the start, so that the page does not move when the prices come.
    {
      id: 'price',
      name: cheapest ? t('country.price', { name: nameOf(cheapest) }) : common('label.price'),
      value: cheapest ? (
        <LowestPrice product={cheapest} />
      ) : (
        <RouteLink to={{ id: 'proxy', hash: 'prices' }}>{t('prices.all')}</RouteLink>
      ),
    },
    {
      id: 'code',
      name: t('country.code'),
      value: <span translate="no">{row.iso.toUpperCase()}</span>,
    },
    { id: 'languages', name: common('label.languages'), value: own(`about.${slug}.languages`) },
    {
      id: 'time',
      name: t('country.time'),
      value: east ? t('country.offsets', { from: west, to: east }) : west,
    },
    {
      id: 'currency',
      name: t('country.currency'),
      value: <span translate="no">{row.currency}</span>,
    },
    { id: 'day', name: t('country.day'), value: <span lang={row.locale}>{row.day}</span> },
  ]
  return (
    <>
      <PageHero
        title={own(`about.${slug}.heading`)}
        mark={own(`about.${slug}.mark`)}
        lead={own(`about.${slug}.lead`)}
        actions={<HeroActions />}
        facts={[t('local.fact.price'), t('local.fact.choice'), t('local.fact.check')]}
        aside={
          <FactCard tag={t(`places.${slug}.name`)} facts={facts}>
            <CountryMap slug={slug} code={row.iso.toUpperCase()} />
          </FactCard>
        }
      />
      <Split title={t('country.seen')}>
        <div className="stack gap-4 measure">
          <p>{own(`about.${slug}.what1`)}</p>
          <p>{own(`about.${slug}.what2`)}</p>
          <SourceLinks label={t('country.sources')} list={countrySources(slug)} />
        </div>
      </Split>
      <Section title={t('country.tests')} tone="alice">
        <Points
          items={tests.map((id) => ({
            id,
            title: own(`about.${slug}.${id}.title`),
            text: own(`about.${slug}.${id}.text`),
          }))}
        />
      </Section>
      <ProxyPricesSection
        title={t('country.kinds')}
        lead={t('country.kindsLead')}
        only={proxyPools}
        look="short"
      />
      <Faq
        tone="alice"
        title={t('type.faq')}
        items={twoQuestions.map((id) => ({
          id,
          q: own(`about.${slug}.faq.${id}.q`),
          a: own(`about.${slug}.faq.${id}.a`),
        }))}
      />
      <Section title={t('country.related')}>
        <CountryCards slugs={row.related} />
      </Section>
      <Begin />
    </>
  )
}
