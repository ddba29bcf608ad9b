import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function AdvertisingPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.advertising')} description={t('nav.crumb.advertising')} />
      <h1 className="display">{t('nav.crumb.advertising')}</h1>
    </Container>
  )
}
