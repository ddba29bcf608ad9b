import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function JobsPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.jobs')} description={t('nav.crumb.jobs')} />
      <h1 className="display">{t('nav.crumb.jobs')}</h1>
    </Container>
  )
}
