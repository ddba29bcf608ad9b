import { useTranslation } from 'react-i18next'
import { SettingFrame } from '../parts/settings/SettingFrame.tsx'

export default function IpListPage() {
  const { t } = useTranslation()
  return <SettingFrame title={t('nav.crumb.ipList')}>{null}</SettingFrame>
}
