import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function SolvingSpeedPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.customerSolvingSpeed')} description={t('nav.crumb.customerSolvingSpeed')} />
      <h1 className="display">{t('nav.crumb.customerSolvingSpeed')}</h1>
    </Container>
  )
}
