import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { ReferenceView } from './ReferenceView.tsx'

export default function ProxyReferencePage() {
  const { t } = useTranslation('apiReference')
  return (
    <>
      <PageHead title={t('page.proxy.title')} description={t('page.proxy.description')} />
      <ReferenceView product="proxy" />
    </>
  )
}
