import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function ProxyTypePage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.proxyType')} description={t('nav.crumb.proxyType')} />
      <h1 className="display">{t('nav.crumb.proxyType')}</h1>
    </Container>
  )
}
