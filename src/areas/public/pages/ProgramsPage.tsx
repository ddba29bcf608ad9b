import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function ProgramsPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.workersSoftware')} description={t('nav.crumb.workersSoftware')} />
      <h1 className="display">{t('nav.crumb.workersSoftware')}</h1>
    </Container>
  )
}
