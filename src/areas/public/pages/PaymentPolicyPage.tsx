import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function PaymentPolicyPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.paymentPolicy')} description={t('nav.crumb.paymentPolicy')} />
      <h1 className="display">{t('nav.crumb.paymentPolicy')}</h1>
    </Container>
  )
}
