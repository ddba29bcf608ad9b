import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { AuthCard } from '../parts/AuthCard.tsx'

export default function EditPursePage() {
  const { t } = useTranslation()
  return (
    <AuthCard title={t('nav.crumb.editPurse')}>
      <PageHead title={t('nav.crumb.editPurse')} />
    </AuthCard>
  )
}
