import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function AffiliatePage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.affiliate')} description={t('nav.crumb.affiliate')} />
      <h1 className="display">{t('nav.crumb.affiliate')}</h1>
    </Container>
  )
}
