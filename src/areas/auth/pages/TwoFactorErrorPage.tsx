import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { AuthCard } from '../parts/AuthCard.tsx'

export default function TwoFactorErrorPage() {
  const { t } = useTranslation()
  return (
    <AuthCard title={t('nav.crumb.twoFactorError')}>
      <PageHead title={t('nav.crumb.twoFactorError')} />
    </AuthCard>
  )
}
