import { useTranslation } from '@/i18n/use-translation.ts'
import { pingbackApi } from '@/api/endpoints/customer.ts'
import { loadList } from '@/shared/list/load-list.ts'
import { deliveriesQuery } from './pingback.ts'
import { Log, deliveriesPerPage } from './Log.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'

export const loader = loadList(deliveriesQuery, (dispatch, query) =>
  dispatch(pingbackApi.endpoints.pingbackLog.initiate({ ...query, perPage: deliveriesPerPage })),
)

export default function PingbackLogPage() {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  return (
    <AccountFrame wide title={common('nav.crumb.pingbackLog')} lead={t('log.lead')}>
      <Log />
    </AccountFrame>
  )
}
