import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function LibrariesPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.libraries')} description={t('nav.crumb.libraries')} />
      <h1 className="display">{t('nav.crumb.libraries')}</h1>
    </Container>
  )
}
