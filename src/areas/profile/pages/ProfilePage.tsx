import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'

export default function ProfilePage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('nav.crumb.profile')} />
      <h1>{t('nav.crumb.profile')}</h1>
    </>
  )
}
