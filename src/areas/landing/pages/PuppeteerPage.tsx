import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { Container } from '@/ui/Container.tsx'

export default function PuppeteerPage() {
  const { t } = useTranslation()
  return (
    <Container>
      <PageHead title={t('nav.crumb.puppeteer')} description={t('nav.crumb.puppeteer')} />
      <h1 className="display">{t('nav.crumb.puppeteer')}</h1>
    </Container>
  )
}
