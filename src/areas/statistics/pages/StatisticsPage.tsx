import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function StatisticsPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.statistics')} description={t('nav.crumb.statistics')} />
      <h1 className="display">{t('nav.crumb.statistics')}</h1>
    </Container>
  )
}
