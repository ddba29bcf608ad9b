import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function ServiceLoadPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.serviceLoad')} description={t('nav.crumb.serviceLoad')} />
      <h1 className="display">{t('nav.crumb.serviceLoad')}</h1>
    </Container>
  )
}
