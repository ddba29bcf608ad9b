import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { ReferenceView } from './ReferenceView.tsx'

export default function ClassicReferencePage() {
  const { t } = useTranslation('apiReference')
  return (
    <>
      <PageHead title={t('page.classic.title')} description={t('page.classic.description')} />
      <ReferenceView product="classic" />
    </>
  )
}
