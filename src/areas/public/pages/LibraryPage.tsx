import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function LibraryPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.library')} description={t('nav.crumb.library')} />
      <h1 className="display">{t('nav.crumb.library')}</h1>
    </Container>
  )
}
