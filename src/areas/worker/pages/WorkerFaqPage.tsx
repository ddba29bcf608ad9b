import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function WorkerFaqPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.workerFaq')} description={t('nav.crumb.workerFaq')} />
      <h1 className="display">{t('nav.crumb.workerFaq')}</h1>
    </Container>
  )
}
