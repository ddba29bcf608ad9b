import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'

export default function SoftwareArticlePage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('nav.crumb.softwareArticle')} />
      <h1>{t('nav.crumb.softwareArticle')}</h1>
    </>
  )
}
