import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function BreakCaptchaPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.breakCaptcha')} description={t('nav.crumb.breakCaptcha')} />
      <h1 className="display">{t('nav.crumb.breakCaptcha')}</h1>
    </Container>
  )
}
