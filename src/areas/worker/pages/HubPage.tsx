import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function HubPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.playAndEarn')} description={t('nav.crumb.playAndEarn')} />
      <h1 className="display">{t('nav.crumb.playAndEarn')}</h1>
    </Container>
  )
}
