import { useTranslation } from '@/i18n/use-translation.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { isAbsent } from '@/api/problem.ts'
import { staffApi, staffPeopleApi } from '@/api/endpoints/staff.ts'
import type { PageLoader } from '@/session/person.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { DayFigures, FigureHoles } from '../desk/DayFigures.tsx'
import { DeskSections } from '../desk/DeskSections.tsx'
import { People } from './People.tsx'
import { campaignActions } from '@/api/contract/campaign-terms.ts'
import { personActions } from '@/api/contract/staff-terms.ts'
import { LongText } from '@/shared/LongText.tsx'
import { cutText, joinTexts } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(
    dispatch(staffApi.endpoints.staffDesk.initiate()),
    dispatch(staffPeopleApi.endpoints.staffRefunds.initiate()),
  )

const loadRefunds = async () => (await import('../person/RefundQueue.tsx')).RefundQueue
const words = ['staffPerson'] as const

/**
 * The admins' start page. What staff do about a person opens from the list of people; every other
 * change has its own page. Each is listed with its reason.
 */
export default function AdminPage() {
  const { t } = useTranslation('staff')
  const { t: common } = useTranslation()
  const refunds = staffPeopleApi.useStaffRefundsQuery(undefined, { refetchOnMountOrArgChange: 30 })
  // A backend that cannot change anything about people answers 404: the list is to read then.
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
      {refunds.data ? (
        <LateSection
          title={t('refunds.title')}
          lines={5}
          load={loadRefunds}
          ns={words}
          props={{ refunds: refunds.data.records }}
        />
      ) : (
        !isAbsent(refunds) && (
          <LoadedSection answer={refunds} title={t('refunds.title')} lines={5}>
            {() => null}
          </LoadedSection>
        )
      )}
      <People mayOpen={refunds.data !== undefined} />
      <Changes />
    </AccountFrame>
  )
}

/** The figures of the whole service. */
function Business() {
  const { t } = useTranslation('staff')
  const answer = staffApi.useAdminDayQuery(undefined, { refetchOnMountOrArgChange: 60 })
  return (
    <LoadedSection
      answer={answer}
      title={t('business.title')}
      text={t('day.text')}
      shape={<FigureHoles count={7} />}
    >
      {({ figures }) => <DayFigures figures={figures} />}
    </LoadedSection>
  )
}

const loggedActions = [...campaignActions, ...personActions] as const

/** The staff's recent changes, with author and reason. */
function Changes() {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const answer = staffApi.useStaffChangesQuery(undefined, { refetchOnMountOrArgChange: 15 })
  return (
    <LoadedSection answer={answer} title={t('changes.title')} lines={40}>
      {({ records }) =>
        records.length === 0 ? (
          <p className="quiet">{t('changes.none')}</p>
        ) : (
          <PartedList as="ol" rows={records} className="bare grid gap-4 break">
            {({ id, at, by, action, subject, reason }) => {
              const name = known(loggedActions, action)
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
                    ) : subject.kind === 'person' && subject.id !== undefined ? (
                      <RouteLink to={{ id: 'admin', search: { person: String(subject.id) } }}>
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
                    {joinTexts(format.comma, [by, at && format.date(at, 'dateTime')])}
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
