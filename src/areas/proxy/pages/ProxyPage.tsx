import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function ProxyPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.proxy')} description={t('nav.crumb.proxy')} />
      <h1 className="display">{t('nav.crumb.proxy')}</h1>
    </Container>
  )
}
