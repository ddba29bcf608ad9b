import { useTranslation } from 'react-i18next'
import { firstPaint } from '@/api/first-paint.ts'
import { staffApi } from '@/api/endpoints/staff.ts'
import type { PageLoader } from '@/session/person.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { DayFigures } from '../desk/DayFigures.tsx'
import { DeskSections } from '../desk/DeskSections.tsx'
import { Changes } from './Changes.tsx'
import { People } from './People.tsx'

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(staffApi.endpoints.staffDesk.initiate()))

/**
 * The admins' start page. Nothing is changed here: each change has its own page, and is listed with
 * its reason.
 */
export default function AdminPage() {
  const { t } = useTranslation('staff')
  const { t: common } = useTranslation()
  return (
    <AccountFrame
      title={common('nav.crumb.admin')}
      lead={t('lead.admin')}
      wide
      actions={
        <>
          <RouteLink to={{ id: 'manualDomains' }} className={buttonClass({ variant: 'secondary' })}>
            {common('nav.crumb.manualDomains')}
          </RouteLink>
          <RouteLink
            to={{ id: 'discountCampaigns' }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {common('nav.crumb.discountCampaigns')}
          </RouteLink>
        </>
      }
    >
      <Business />
      <DeskSections />
      <People />
      <Changes />
    </AccountFrame>
  )
}

/** The figures of the whole service. */
function Business() {
  const { t } = useTranslation('staff')
  const answer = staffApi.useAdminDayQuery(undefined, { refetchOnMountOrArgChange: 60 })
  return (
    <LoadedSection answer={answer} title={t('business.title')} text={t('day.text')} lines={10}>
      {({ figures }) => <DayFigures figures={figures} />}
    </LoadedSection>
  )
}
