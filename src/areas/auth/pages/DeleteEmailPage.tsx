import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { AuthCard } from '../parts/AuthCard.tsx'

export default function DeleteEmailPage() {
  const { t } = useTranslation()
  return (
    <AuthCard title={t('nav.crumb.deleteEmail')}>
      <PageHead title={t('nav.crumb.deleteEmail')} />
    </AuthCard>
  )
}
