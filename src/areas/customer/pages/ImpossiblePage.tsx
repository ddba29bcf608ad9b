import { useTranslation } from 'react-i18next'
import { SettingFrame } from '../parts/settings/SettingFrame.tsx'

export default function ImpossiblePage() {
  const { t } = useTranslation()
  return <SettingFrame title={t('nav.crumb.impossibleCaptchas')}>{null}</SettingFrame>
}
