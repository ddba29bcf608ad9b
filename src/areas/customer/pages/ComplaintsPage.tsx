import { useTranslation } from 'react-i18next'
import { SettingFrame } from '../parts/settings/SettingFrame.tsx'

export default function ComplaintsPage() {
  const { t } = useTranslation()
  return <SettingFrame title={t('nav.crumb.complaints')}>{null}</SettingFrame>
}
