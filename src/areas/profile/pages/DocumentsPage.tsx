import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'

export default function DocumentsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('nav.crumb.profileDocs')} />
      <h1>{t('nav.crumb.profileDocs')}</h1>
    </>
  )
}
