import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function SatelliteImageryPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.satelliteImagery')} description={t('nav.crumb.satelliteImagery')} />
      <h1 className="display">{t('nav.crumb.satelliteImagery')}</h1>
    </Container>
  )
}
