import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function WaitingTimePage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.waitingTime')} description={t('nav.crumb.waitingTime')} />
      <h1 className="display">{t('nav.crumb.waitingTime')}</h1>
    </Container>
  )
}
