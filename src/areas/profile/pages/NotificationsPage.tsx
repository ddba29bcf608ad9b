import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'

export default function NotificationsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('nav.crumb.profileNotif')} />
      <h1>{t('nav.crumb.profileNotif')}</h1>
    </>
  )
}
