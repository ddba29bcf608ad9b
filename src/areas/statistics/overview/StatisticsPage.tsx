import { useTranslation } from '@/i18n/use-translation.ts'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { CallBand } from '@/shared/landing/CallBand.tsx'
import { Faq } from '@/shared/landing/Faq.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { loadStatistics } from '@/shared/load-figures.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { StartLink } from '@/shared/StartLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Section } from '@/ui/Section.tsx'
import s from '../statistics.module.css'
import { StatisticsOverview } from './StatisticsOverview.tsx'

const questions = ['source', 'often', 'price', 'load'] as const

export const structured: Structured = (context) => [faqPage(context, 'statistics:faq', questions)]

export const loader = loadStatistics

export default function StatisticsPage() {
  const { t } = useTranslation('statistics')
  const { t: common } = useTranslation()
  return (
    <>
      <PageHead title={t('overview.head')} description={t('overview.description')} />
      <PageHero title={t('overview.title')} mark={t('overview.mark')} lead={t('overview.lead')} />
      <Section title={t('overview.now')} lead={t('overview.nowLead')} className={s.first}>
        <StatisticsOverview />
      </Section>
      <Faq
        tone="alice"
        title={common('heading.questions')}
        items={questions.map((id) => ({ id, q: t(`faq.${id}.q`), a: t(`faq.${id}.a`) }))}
      />
      <CallBand
        title={t('overview.call')}
        actions={
          <>
            <StartLink>{common('nav.signUpLong')}</StartLink>
            <RouteLink
              to={{ id: 'pricing' }}
              className={buttonClass({ variant: 'secondary', size: 'lg' })}
            >
              {common('notFound.pricing')}
            </RouteLink>
          </>
        }
      />
    </>
  )
}
