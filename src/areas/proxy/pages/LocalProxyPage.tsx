import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function LocalProxyPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.localProxy')} description={t('nav.crumb.localProxy')} />
      <h1 className="display">{t('nav.crumb.localProxy')}</h1>
    </Container>
  )
}
