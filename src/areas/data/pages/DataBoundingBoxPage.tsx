import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function DataBoundingBoxPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.dataBoundingBox')} description={t('nav.crumb.dataBoundingBox')} />
      <h1 className="display">{t('nav.crumb.dataBoundingBox')}</h1>
    </Container>
  )
}
