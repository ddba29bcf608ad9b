import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function WorkersOnlinePage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.workersOnline')} description={t('nav.crumb.workersOnline')} />
      <h1 className="display">{t('nav.crumb.workersOnline')}</h1>
    </Container>
  )
}
