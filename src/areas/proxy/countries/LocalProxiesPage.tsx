import { CalendarRange, Coins, Languages, Megaphone, Route, Scale } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { proxyCountries } from '@/routes/slugs/proxy-countries.ts'
import { Faq } from '@/shared/landing/Faq.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Points } from '@/shared/landing/Points.tsx'
import { Steps } from '@/shared/landing/Steps.tsx'
import { Section } from '@/ui/Section.tsx'
import { proxyPools } from '../product/proxy-types.ts'
import { Begin, HeroActions } from '../product/Begin.tsx'
import { CountryCards } from '../product/cards.tsx'
import { WorldMap } from '../map/WorldMap.tsx'
import { ProxyPricesSection } from '../prices/ProxyPricesSection.tsx'
import { loadProxyPrices } from '../prices/use-proxy-prices.ts'

const changes = [
  ['language', Languages],
  ['money', Coins],
  ['format', CalendarRange],
  ['law', Scale],
  ['route', Route],
  ['offer', Megaphone],
] as const
const steps = ['kind', 'place', 'check'] as const
const questions = ['accuracy', 'price', 'enough'] as const

export const loader = loadProxyPrices

/** The list of countries, and what a country changes. */
export default function LocalProxiesPage() {
  const { t } = useTranslation('proxy')
  const { t: common } = useTranslation()
  return (
    <>
      <PageHead priced title={t('local.head.title')} description={t('local.head.description')} />
      <PageHero
        title={t('local.title')}
        mark={t('local.mark')}
        lead={t('local.lead')}
        actions={<HeroActions />}
        facts={[t('local.fact.price'), t('local.fact.choice'), t('local.fact.check')]}
        aside={<WorldMap />}
      />
      <Section title={t('local.list')}>
        <CountryCards slugs={proxyCountries} />
      </Section>
      <Section title={t('local.changes.title')} tone="alice">
        <Points
          items={changes.map(([id, Icon]) => ({
            id,
            title: t(`local.changes.${id}.title`),
            text: t(`local.changes.${id}.text`),
            icon: <Icon size={24} aria-hidden="true" />,
          }))}
        />
      </Section>
      <Section title={t('local.how.title')}>
        <Steps
          items={steps.map((id) => ({
            id,
            title: t(`local.how.${id}.title`),
            text: t(`local.how.${id}.text`),
          }))}
        />
      </Section>
      <ProxyPricesSection
        title={t('local.more.title')}
        lead={t('local.more.lead')}
        tone="alice"
        only={proxyPools}
        look="short"
      />
      <Faq
        title={common('heading.questions')}
        items={questions.map((id) => ({
          id,
          q: t(`local.faq.${id}.q`),
          a: t(`local.faq.${id}.a`),
        }))}
      />
      <Begin />
    </>
  )
}

export const structured: Structured = (context) => [faqPage(context, 'proxy:local.faq', questions)]
