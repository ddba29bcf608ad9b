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
import { People } from './People.tsx'
import { campaignActions } from '@/api/contract/campaign-terms.ts'
import { LongText } from '@/shared/LongText.tsx'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import s from '../staff.module.css'

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

/** The staff's recent changes, with author and reason. */
function Changes() {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const answer = staffApi.useStaffChangesQuery(undefined, { refetchOnMountOrArgChange: 15 })
  return (
    <LoadedSection answer={answer} title={t('changes.title')} lines={4}>
      {({ records }) =>
        records.length === 0 ? (
          <p className="quiet">{t('changes.none')}</p>
        ) : (
          <PartedList as="ol" rows={records} className={s.changes}>
            {({ id, at, by, action, subject, reason }) => {
              const name = known(campaignActions, action)
              return (
                <li key={id}>
                  <p>
                    <strong>{name ? t(`changes.${name}`) : plainCode(action)}</strong>
                    {format.colon}
                    {subject.kind === 'campaign' && subject.id !== undefined ? (
                      <RouteLink
                        to={{ id: 'discountCampaigns', search: { open: String(subject.id) } }}
                      >
                        {cutText(subject.title)}
                      </RouteLink>
                    ) : (
                      cutText(subject.title)
                    )}
                  </p>
                  {reason && (
                    <p>
                      <LongText text={reason} most={1000} />
                    </p>
                  )}
                  <p className="quiet text-1">
                    {[by, at && format.date(at, 'dateTime')].filter(Boolean).join(format.comma)}
                  </p>
                </li>
              )
            }}
          </PartedList>
        )
      }
    </LoadedSection>
  )
}
