import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'

export default function BlogPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('nav.crumb.blog')} />
      <h1>{t('nav.crumb.blog')}</h1>
    </>
  )
}
