import { useTranslation } from 'react-i18next'
import { SettingFrame } from '../parts/settings/SettingFrame.tsx'

export default function Percent100Page() {
  const { t } = useTranslation()
  return <SettingFrame title={t('nav.crumb.percent100')}>{null}</SettingFrame>
}
