import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function DataPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.data')} description={t('nav.crumb.data')} />
      <h1 className="display">{t('nav.crumb.data')}</h1>
    </Container>
  )
}
