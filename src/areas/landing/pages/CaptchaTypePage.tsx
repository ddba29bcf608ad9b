import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function CaptchaTypePage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.captchaType')} description={t('nav.crumb.captchaType')} />
      <h1 className="display">{t('nav.crumb.captchaType')}</h1>
    </Container>
  )
}
