import { useTranslation } from '@/i18n/use-translation.ts'
import { payoutsApi } from '@/api/endpoints/payouts.ts'
import { loadList } from '@/shared/list/load-list.ts'
import { perPage } from '@/shared/list/per-page.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { Payouts } from './Payouts.tsx'
import { payoutQuery } from './payouts.ts'

export const loader = loadList(payoutQuery, (dispatch, query) =>
  dispatch(payoutsApi.endpoints.payouts.initiate({ ...query, perPage })),
)

export default function PayoutHistoryPage() {
  const { t } = useTranslation('payouts')
  const { t: common } = useTranslation()
  return (
    <AccountFrame
      wide
      title={common('nav.crumb.payoutHistory')}
      lead={t('lead')}
      actions={
        <RouteLink to={{ id: 'payout' }} className={buttonClass()}>
          {common('action.payout')}
        </RouteLink>
      }
    >
      <Payouts />
    </AccountFrame>
  )
}
