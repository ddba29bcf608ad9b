import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function ServiceFeedbackPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.serviceFeedback')} description={t('nav.crumb.serviceFeedback')} />
      <h1 className="display">{t('nav.crumb.serviceFeedback')}</h1>
    </Container>
  )
}
