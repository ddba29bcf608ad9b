import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function ForCustomerPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.forCustomer')} description={t('nav.crumb.forCustomer')} />
      <h1 className="display">{t('nav.crumb.forCustomer')}</h1>
    </Container>
  )
}
