import { useTranslation } from 'react-i18next'
import { SettingFrame } from '../parts/settings/SettingFrame.tsx'

export default function PingbackLogPage() {
  const { t } = useTranslation()
  return <SettingFrame title={t('nav.crumb.pingbackLog')}>{null}</SettingFrame>
}
