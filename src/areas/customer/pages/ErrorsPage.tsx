import { useTranslation } from 'react-i18next'
import { Bans } from '../parts/settings/errors/Bans.tsx'
import { ReceivingErrors } from '../parts/settings/errors/ReceivingErrors.tsx'
import { SettingFrame } from '../parts/settings/SettingFrame.tsx'

export default function ErrorsPage() {
  const { t } = useTranslation('errors')
  const { t: common } = useTranslation()
  return (
    <SettingFrame title={common('nav.crumb.receivingErrors')} lead={t('lead')}>
      <ReceivingErrors />
      <Bans />
    </SettingFrame>
  )
}
