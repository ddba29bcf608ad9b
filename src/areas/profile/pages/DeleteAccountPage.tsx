import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'

export default function DeleteAccountPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('nav.crumb.profileDelete')} />
      <h1>{t('nav.crumb.profileDelete')}</h1>
    </>
  )
}
