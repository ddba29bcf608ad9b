import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import type { Structured } from '@/head/structured.ts'
import { sectionKey } from '@/routes/faq.ts'
import { FaqPlace } from '@/shared/faq/FaqPlace.tsx'
import { faqThings } from '@/shared/faq/structured.ts'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Container } from '@/ui/Container.tsx'
import s from './worker-faq.module.css'
import { HubNav } from '../hub-nav/HubNav.tsx'
import { StartBand } from '../hub-nav/Start.tsx'

export const structured: Structured = (context) =>
  faqThings(context, sectionKey('worker', context.language))

/** The same questions as /support/faq/worker, where a worker begins. */
export default function WorkerFaqPage() {
  const { t } = useTranslation('hub')
  return (
    <>
      <PageHead title={t('faq.head.title')} description={t('faq.head.description')} />
      <HubNav here="workerFaq" />
      <PageHero title={t('faq.title')} mark={t('faq.mark')} lead={t('faq.lead')} />
      <Container className={s.band}>
        <FaqPlace section="worker" />
      </Container>
      <StartBand page="faq" />
    </>
  )
}
