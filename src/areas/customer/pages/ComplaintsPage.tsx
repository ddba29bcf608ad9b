import { useTranslation } from 'react-i18next'
import { Complaints } from '../parts/settings/complaints/Complaints.tsx'
import { SettingFrame } from '../parts/settings/SettingFrame.tsx'

export default function ComplaintsPage() {
  const { t } = useTranslation('complaints')
  const { t: common } = useTranslation()
  return (
    <SettingFrame title={common('nav.crumb.complaints')} lead={t('lead')}>
      <Complaints />
    </SettingFrame>
  )
}
