import { useTranslation } from '@/i18n/use-translation.ts'
import { perPage } from '@/shared/list/per-page.ts'
import { loadList } from '@/shared/list/load-list.ts'
import { reportQuery } from './reports.ts'
import { reportApi } from '@/api/endpoints/customer.ts'
import { Complaints } from './Complaints.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'

export const loader = loadList(reportQuery, (dispatch, query) =>
  dispatch(reportApi.endpoints.reports.initiate({ ...query, perPage })),
)

export default function ComplaintsPage() {
  const { t } = useTranslation('complaints')
  const { t: common } = useTranslation()
  return (
    <AccountFrame wide title={common('nav.crumb.complaints')} lead={t('lead')}>
      <Complaints />
    </AccountFrame>
  )
}
