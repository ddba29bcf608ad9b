import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function BoundingBoxPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.boundingBox')} description={t('nav.crumb.boundingBox')} />
      <h1 className="display">{t('nav.crumb.boundingBox')}</h1>
    </Container>
  )
}
