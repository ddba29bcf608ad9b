import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'

export default function ProfileEditPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('nav.crumb.profileEdit')} />
      <h1>{t('nav.crumb.profileEdit')}</h1>
    </>
  )
}
