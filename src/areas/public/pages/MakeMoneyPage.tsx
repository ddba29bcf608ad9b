import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function MakeMoneyPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.makeMoney')} description={t('nav.crumb.makeMoney')} />
      <h1 className="display">{t('nav.crumb.makeMoney')}</h1>
    </Container>
  )
}
