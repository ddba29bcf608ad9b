import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function CaptchaBotRsPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.captchaBotRs')} description={t('nav.crumb.captchaBotRs')} />
      <h1 className="display">{t('nav.crumb.captchaBotRs')}</h1>
    </Container>
  )
}
