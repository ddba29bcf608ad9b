import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function SeleniumPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.selenium')} description={t('nav.crumb.selenium')} />
      <h1 className="display">{t('nav.crumb.selenium')}</h1>
    </Container>
  )
}
