import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function ImageAnnotationPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.imageAnnotation')} description={t('nav.crumb.imageAnnotation')} />
      <h1 className="display">{t('nav.crumb.imageAnnotation')}</h1>
    </Container>
  )
}
