import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function TermsPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.termsOfService')} description={t('nav.crumb.termsOfService')} />
      <h1 className="display">{t('nav.crumb.termsOfService')}</h1>
    </Container>
  )
}
