import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'

export default function TutorialsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('nav.crumb.tutorials')} />
      <h1>{t('nav.crumb.tutorials')}</h1>
    </>
  )
}
