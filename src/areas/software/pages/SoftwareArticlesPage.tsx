import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'

export default function SoftwareArticlesPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('nav.crumb.softwareArticles')} />
      <h1>{t('nav.crumb.softwareArticles')}</h1>
    </>
  )
}
