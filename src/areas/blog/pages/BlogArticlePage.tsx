import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'

export default function BlogArticlePage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('nav.crumb.blogArticle')} />
      <h1>{t('nav.crumb.blogArticle')}</h1>
    </>
  )
}
