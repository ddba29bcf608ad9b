import { useTranslation } from '@/i18n/use-translation.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { staffApi } from '@/api/endpoints/staff.ts'
import type { PageLoader } from '@/session/person.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { DeskSections } from './DeskSections.tsx'

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(staffApi.endpoints.staffDesk.initiate()))

/** The moderators' start page: their queues, and the figures of the day. */
export default function ModeratorPage() {
  const { t } = useTranslation('staff')
  const { t: common } = useTranslation()
  return (
    <AccountFrame title={common('nav.crumb.moderator')} lead={t('lead.moderator')} wide>
      <DeskSections />
    </AccountFrame>
  )
}
