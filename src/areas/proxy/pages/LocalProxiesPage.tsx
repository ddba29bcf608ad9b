import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function LocalProxiesPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.localProxies')} description={t('nav.crumb.localProxies')} />
      <h1 className="display">{t('nav.crumb.localProxies')}</h1>
    </Container>
  )
}
