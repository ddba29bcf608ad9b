import { useTranslation } from 'react-i18next'
import type { Dispatch } from '@/session/person.ts'
import { firstPaint } from '@/shared/account/first-paint.ts'
import { reportApi } from '@/api/endpoints/reports.ts'
import { perPage } from '@/shared/account/lists.ts'
import { readReportQuery } from '../model/settings/reports.ts'
import { Complaints } from '../parts/settings/complaints/Complaints.tsx'
import { SettingFrame } from '../parts/settings/SettingFrame.tsx'

interface Arrival {
  request: Request
  store: { dispatch: Dispatch }
}

export const loader = ({ request, store: { dispatch } }: Arrival): Promise<null> =>
  firstPaint(dispatch(reportApi.endpoints.reports.initiate({ ...readReportQuery(new URL(request.url).searchParams), perPage })))

export default function ComplaintsPage() {
  const { t } = useTranslation('complaints')
  const { t: common } = useTranslation()
  return (
    <SettingFrame title={common('nav.crumb.complaints')} lead={t('lead')}>
      <Complaints />
    </SettingFrame>
  )
}
