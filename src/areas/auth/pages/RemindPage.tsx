import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { AuthCard } from '../parts/AuthCard.tsx'

export default function RemindPage() {
  const { t } = useTranslation()
  return (
    <AuthCard title={t('nav.crumb.remind')}>
      <PageHead title={t('nav.crumb.remind')} />
    </AuthCard>
  )
}
