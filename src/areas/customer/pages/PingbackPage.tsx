import { useTranslation } from 'react-i18next'
import { SettingFrame } from '../parts/settings/SettingFrame.tsx'

export default function PingbackPage() {
  const { t } = useTranslation()
  return <SettingFrame title={t('nav.crumb.pingback')}>{null}</SettingFrame>
}
