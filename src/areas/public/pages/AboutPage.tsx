import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function AboutPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.about')} description={t('nav.crumb.about')} />
      <h1 className="display">{t('nav.crumb.about')}</h1>
    </Container>
  )
}
