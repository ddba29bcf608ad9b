import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function AccessibilityPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.accessibility')} description={t('nav.crumb.accessibility')} />
      <h1 className="display">{t('nav.crumb.accessibility')}</h1>
    </Container>
  )
}
