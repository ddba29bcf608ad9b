import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function ProxyFeedbackPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.proxyFeedback')} description={t('nav.crumb.proxyFeedback')} />
      <h1 className="display">{t('nav.crumb.proxyFeedback')}</h1>
    </Container>
  )
}
