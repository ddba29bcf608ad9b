import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'

export default function PasswordPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('nav.crumb.profilePassword')} />
      <h1>{t('nav.crumb.profilePassword')}</h1>
    </>
  )
}
