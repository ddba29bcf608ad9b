import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function DatasetAnnotationPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.datasetAnnotation')} description={t('nav.crumb.datasetAnnotation')} />
      <h1 className="display">{t('nav.crumb.datasetAnnotation')}</h1>
    </Container>
  )
}
