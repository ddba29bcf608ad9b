import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'

export default function SupportTutorialsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('nav.crumb.supportTutorials')} />
      <h1>{t('nav.crumb.supportTutorials')}</h1>
    </>
  )
}
