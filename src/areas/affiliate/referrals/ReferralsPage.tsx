import { useTranslation } from 'react-i18next'
import { partnerApi } from '@/api/endpoints/partner.ts'
import { loadList } from '@/shared/list/load-list.ts'
import { perPage } from '@/shared/list/per-page.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { Referrals } from './Referrals.tsx'
import { referralQuery } from './referrals.ts'

export const loader = loadList(referralQuery, (dispatch, query) =>
  dispatch(partnerApi.endpoints.referrals.initiate({ ...query, perPage })),
)

export default function ReferralsPage() {
  const { t } = useTranslation('referrals')
  const { t: common } = useTranslation()
  return (
    <AccountFrame wide title={common('nav.crumb.partnerReferrals')} lead={t('lead')}>
      <Referrals />
    </AccountFrame>
  )
}
