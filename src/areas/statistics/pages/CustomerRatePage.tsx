import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function CustomerRatePage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.customerRate')} description={t('nav.crumb.customerRate')} />
      <h1 className="display">{t('nav.crumb.customerRate')}</h1>
    </Container>
  )
}
