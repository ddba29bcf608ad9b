import { useTranslation } from 'react-i18next'
import { SettingFrame } from '../parts/settings/SettingFrame.tsx'

export default function NotCaptchaPage() {
  const { t } = useTranslation()
  return <SettingFrame title={t('nav.crumb.notCaptcha')}>{null}</SettingFrame>
}
