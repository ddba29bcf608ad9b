import { useTranslation } from 'react-i18next'
import { Log } from '../parts/settings/pingback/Log.tsx'
import { SettingFrame } from '../parts/settings/SettingFrame.tsx'

export default function PingbackLogPage() {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  return (
    <SettingFrame title={common('nav.crumb.pingbackLog')} lead={t('log.lead')}>
      <Log />
    </SettingFrame>
  )
}
