import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { entriesOf } from '@/lib/object.ts'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Container } from '@/ui/Container.tsx'
import { questions } from './questions.ts'
import { FaqList } from './FaqList.tsx'
import s from './faq.module.css'
import { HubNav } from '../hub-nav/HubNav.tsx'
import { StartBand } from '../hub-nav/Start.tsx'

export const structured: Structured = (context) => [
  faqPage(
    context,
    'hub:faq',
    entriesOf(questions).flatMap(([group, ids]) => ids.map((id) => `${group}.${id}`)),
  ),
]

export default function WorkerFaqPage() {
  const { t } = useTranslation('hub')
  return (
    <>
      <PageHead title={t('faq.head.title')} description={t('faq.head.description')} />
      <HubNav here="workerFaq" />
      <PageHero title={t('faq.title')} mark={t('faq.mark')} lead={t('faq.lead')} />
      <Container className={s.band}>
        <FaqList />
      </Container>
      <StartBand page="faq" />
    </>
  )
}
