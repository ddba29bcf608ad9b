import { ScanText } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import type { Structured } from '@/head/structured.ts'
import { CallBand } from '@/shared/landing/CallBand.tsx'
import { Faq } from '@/shared/landing/Faq.tsx'
import { priceJsonLd } from '@/shared/landing/price-json-ld.ts'
import { Split } from '@/shared/landing/Split.tsx'
import { loadPrices } from '@/shared/load-figures.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { StartLink } from '@/shared/StartLink.tsx'
import { Container } from '@/ui/Container.tsx'
import { NarrowFold } from '@/ui/NarrowFold.tsx'
import { Section } from '@/ui/Section.tsx'
import { PopularPrices } from './PopularPrices.tsx'
import { PriceAnatomy } from './PriceAnatomy.tsx'
import { PriceExplorer } from './PriceExplorer.tsx'
import s from './pricing.module.css'

const free = ['unsolved', 'refused', 'asking', 'wrong'] as const
const separate = [
  { name: 'proxy', to: { id: 'proxy' } },
  { name: 'labelling', to: { id: 'data' } },
  { name: 'support', to: { id: 'enterprise' } },
] as const
const loadSupportPlans = async () => (await import('./SupportPlans.tsx')).SupportPlans
const questions = ['change', 'limit', 'hundred', 'minimum'] as const

export const loader = loadPrices

export default function PricingPage() {
  const { t } = useTranslation('pricing')
  const { t: common } = useTranslation()
  return (
    <>
      <PageHead priced title={t('head.title')} description={t('head.description')} />
      <div className={`alice line-below ${s.hero}`}>
        <Container className={`grid gap-4 gap-x-6 ${s.intro}`}>
          <div className="stack gap-3 content-start">
            <h1 className="title">
              {t('title.plain')}
              <mark>{t('title.marked')}</mark>
              {t('title.after')}
            </h1>
            <p className="lead">{t('lead')}</p>
          </div>
          <PopularPrices />
        </Container>
      </div>
      <PriceExplorer />
      <Split title={t('anatomy.title')}>
        <NarrowFold label={t('anatomy.show')} icon={<ScanText size={18} aria-hidden="true" />}>
          <PriceAnatomy />
        </NarrowFold>
      </Split>
      <Section title={t('free.title')}>
        <ul className={`stack gap-5 gap-x-7 ${s.free}`}>
          {free.map((name) => (
            <li key={name}>
              <h3>{t(`free.${name}.title`)}</h3>
              <p className="quiet">{t(`free.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('other.title')} tone="alice">
        <ul className={`stack gap-5 gap-x-7 ${s.free}`}>
          {separate.map(({ name, to }) => (
            <li key={name}>
              <h3>
                <RouteLink to={to}>{common(`nav.crumb.${to.id}`)}</RouteLink>
              </h3>
              <p className="quiet">{t(`other.${name}.text`)}</p>
              {name === 'support' && (
                <div className={`mt-2 ${s.plans}`}>
                  <LatePart
                    onSight
                    load={loadSupportPlans}
                    props={{}}
                    fallback={null}
                    failed={null}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <Faq
        title={common('heading.questions')}
        items={questions.map((name) => ({
          id: name,
          q: t(`faq.${name}.q`),
          a: t(`faq.${name}.a`),
        }))}
      />
      <CallBand title={t('start.title')} actions={<StartLink>{common('nav.getKey')}</StartLink>} />
    </>
  )
}

export const structured: Structured = (context) =>
  priceJsonLd(context, {
    name: context.words('pricing:head.title'),
    description: context.words('pricing:head.description'),
  })
