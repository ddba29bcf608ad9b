import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { FaqPlace, loadFaqSection } from '@/shared/faq/FaqPlace.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Points } from '@/shared/landing/Points.tsx'
import { Container } from '@/ui/Container.tsx'
import { Section } from '@/ui/Section.tsx'
import s from '../account.module.css'
import { HubNav } from '../hub-nav/HubNav.tsx'
import { StartBand } from '../hub-nav/Start.tsx'

const facts = ['who', 'cost', 'device', 'time', 'rate', 'payout'] as const

export const loader = loadFaqSection('worker')

/** A summary for new workers, and the questions of /support/faq/worker by topic. */
export default function WorkerFaqPage() {
  const { t } = useTranslation('hub')
  return (
    <>
      <PageHead title={t('faq.head.title')} description={t('faq.head.description')} />
      <HubNav here="workerFaq" />
      <PageHero title={t('faq.title')} mark={t('faq.mark')} lead={t('faq.lead')} />
      <Container className={s.band}>
        <FaqPlace section="worker" foldedTo="faqWorker" />
      </Container>
      <Section title={t('faq.facts.title')} tone="alice">
        <Points
          items={facts.map((id) => ({
            id,
            title: t(`faq.facts.${id}.title`),
            text: t(`faq.facts.${id}.text`),
          }))}
        />
      </Section>
      <StartBand page="faq" />
    </>
  )
}
