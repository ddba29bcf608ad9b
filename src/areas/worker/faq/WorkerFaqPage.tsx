import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import type { Structured } from '@/head/structured.ts'
import { sectionKey } from '@/routes/faq.ts'
import { FaqPlace } from '@/shared/faq/FaqPlace.tsx'
import { faqThings } from '@/shared/faq/structured.ts'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Container } from '@/ui/Container.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import s from './worker-faq.module.css'
import { HubNav } from '../hub-nav/HubNav.tsx'
import { StartBand } from '../hub-nav/Start.tsx'

export const structured: Structured = (context) =>
  faqThings(context, sectionKey('worker', context.language))

const linkTo = (id: string): string => {
  const address = new URL(location.href)
  address.search = ''
  address.hash = id
  return address.href
}

/** The same questions as /support/faq/worker, where a worker begins. */
export default function WorkerFaqPage() {
  const { t } = useTranslation('hub')
  const { t: faq } = useTranslation('faq')
  const labels = { copy: faq('copy'), copied: faq('copied'), failed: faq('failed') }
  return (
    <>
      <PageHead title={t('faq.head.title')} description={t('faq.head.description')} />
      <HubNav here="workerFaq" />
      <PageHero title={t('faq.title')} mark={t('faq.mark')} lead={t('faq.lead')} />
      <Container className={s.band}>
        <FaqPlace
          section="worker"
          foot={({ id }) => (
            <CopyButton value={() => linkTo(id)} labels={labels} variant="tertiary" />
          )}
        />
      </Container>
      <StartBand page="faq" />
    </>
  )
}
