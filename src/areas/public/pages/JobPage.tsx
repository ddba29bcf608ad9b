import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function JobPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.job')} description={t('nav.crumb.job')} />
      <h1 className="display">{t('nav.crumb.job')}</h1>
    </Container>
  )
}
