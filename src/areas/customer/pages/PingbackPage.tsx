import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deliveryApi } from '@/api/endpoints/deliveries.ts'
import type { Dispatch } from '@/session/person.ts'
import { firstPaint } from '@/shared/account/first-paint.ts'
import { Hosts } from '../parts/settings/pingback/Hosts.tsx'
import { Signature } from '../parts/settings/pingback/Signature.tsx'
import { SettingFrame } from '../parts/settings/SettingFrame.tsx'

export const loader = ({ store: { dispatch } }: { store: { dispatch: Dispatch } }): Promise<null> =>
  firstPaint(dispatch(deliveryApi.endpoints.pingbackHosts.initiate()))

export default function PingbackPage() {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const [prefix, setPrefix] = useState<string>()
  return (
    <SettingFrame title={common('nav.crumb.pingback')} lead={t('lead')} prefix={prefix}>
      <Hosts onPrefix={setPrefix} />
      <Signature />
    </SettingFrame>
  )
}
