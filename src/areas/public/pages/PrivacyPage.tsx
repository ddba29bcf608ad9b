import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function PrivacyPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.privacyPolicy')} description={t('nav.crumb.privacyPolicy')} />
      <h1 className="display">{t('nav.crumb.privacyPolicy')}</h1>
    </Container>
  )
}
