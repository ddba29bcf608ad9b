import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function WorkaroundPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.captchaWorkaround')} description={t('nav.crumb.captchaWorkaround')} />
      <h1 className="display">{t('nav.crumb.captchaWorkaround')}</h1>
    </Container>
  )
}
