import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { AuthCard } from '../parts/AuthCard.tsx'

export default function EditTypePage() {
  const { t } = useTranslation()
  return (
    <AuthCard title={t('nav.crumb.editType')}>
      <PageHead title={t('nav.crumb.editType')} />
    </AuthCard>
  )
}
