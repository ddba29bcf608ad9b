import { useTranslation } from 'react-i18next'
import { SettingFrame } from '../parts/settings/SettingFrame.tsx'

export default function SettingPage() {
  const { t } = useTranslation()
  return <SettingFrame title={t('nav.crumb.setting')}>{null}</SettingFrame>
}
