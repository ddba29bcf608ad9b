import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function ExtensionPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.extension')} description={t('nav.crumb.extension')} />
      <h1 className="display">{t('nav.crumb.extension')}</h1>
    </Container>
  )
}
