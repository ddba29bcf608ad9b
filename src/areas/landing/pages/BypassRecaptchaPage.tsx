import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function BypassRecaptchaPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.bypassRecaptcha')} description={t('nav.crumb.bypassRecaptcha')} />
      <h1 className="display">{t('nav.crumb.bypassRecaptcha')}</h1>
    </Container>
  )
}
