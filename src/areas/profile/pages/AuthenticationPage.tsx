import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'

export default function AuthenticationPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('nav.crumb.profileAuthentication')} />
      <h1>{t('nav.crumb.profileAuthentication')}</h1>
    </>
  )
}
