import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'

export default function TutorialPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('nav.crumb.tutorial')} />
      <h1>{t('nav.crumb.tutorial')}</h1>
    </>
  )
}
