import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function SendPushPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.sendPush')} description={t('nav.crumb.sendPush')} />
      <h1 className="display">{t('nav.crumb.sendPush')}</h1>
    </Container>
  )
}
