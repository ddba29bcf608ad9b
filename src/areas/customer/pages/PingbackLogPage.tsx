import { useTranslation } from 'react-i18next'
import { deliveryApi } from '@/api/endpoints/deliveries.ts'
import type { Dispatch } from '@/session/person.ts'
import { firstPaint } from '@/shared/account/first-paint.ts'
import { readLogFilter } from '../model/settings/pingback.ts'
import { Log, perPage } from '../parts/settings/pingback/Log.tsx'
import { SettingFrame } from '../parts/settings/SettingFrame.tsx'

interface Arrival {
  request: Request
  store: { dispatch: Dispatch }
}

export const loader = ({ request, store: { dispatch } }: Arrival): Promise<null> =>
  firstPaint(dispatch(deliveryApi.endpoints.pingbackLog.initiate({ ...readLogFilter(new URL(request.url).searchParams), perPage })))

export default function PingbackLogPage() {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  return (
    <SettingFrame title={common('nav.crumb.pingbackLog')} lead={t('log.lead')}>
      <Log />
    </SettingFrame>
  )
}
