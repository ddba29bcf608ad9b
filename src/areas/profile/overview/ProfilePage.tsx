import { useState, useId } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Bell, FileText, KeyRound, ShieldCheck, SquarePen, Trash2, Users } from 'lucide-react'
import { perPage } from '@/shared/list/per-page.ts'
import { securityApi } from '@/api/endpoints/profile.ts'
import { passes, personOf } from '@/session/person.ts'
import type { PageLoader } from '@/session/person.ts'
import { useUser } from '@/session/use-user.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import type { User } from '@/api/contract/user.ts'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { IdentityLink } from '@/shared/ProblemWay.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Identity } from './Identity.tsx'
import { Security } from './Security.tsx'
import { DataLink } from '../user/DataLink.tsx'
import { WithUser } from '../user/WithUser.tsx'
import { restrictionBadge } from './person.ts'
import s from '../profile.module.css'
import { serverNow } from '@/lib/server-clock.ts'
import { sentences } from '@/lib/sentences.ts'

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(securityApi.endpoints.securityLog.initiate({ page: 0, perPage })))

export default function ProfilePage() {
  const { t } = useTranslation('profileOverview')
  const { t: common } = useTranslation()
  const [now] = useState(() => serverNow())
  return (
    <AccountFrame title={common('nav.crumb.profile')}>
      <WithUser title={t('overview.account')}>
        {(user) => (
          <>
            <Restrictions restrictions={user.restrictions} />
            <Identity user={user} now={now} />
            <Security user={user} />
            <Shortcuts />
            <DataLink text={t('overview.data.text')}>{t('overview.data.link')}</DataLink>
          </>
        )}
      </WithUser>
    </AccountFrame>
  )
}

/** The current restrictions of the account. */
function Restrictions({ restrictions }: Pick<User, 'restrictions'>) {
  const { t } = useTranslation('profileOverview')
  const format = useFormat()
  if (restrictions.length === 0) return null
  return (
    <AccountSection title={t('restriction.title')}>
      <ul className={`stack gap-3 ${s.restrictions}`}>
        {restrictions.map(({ id, kind, startsAt, endsAt, ackRequired }) => {
          const look = restrictionBadge(kind)
          const since = format.date(startsAt, 'dateTime')
          const until = format.date(endsAt ?? '', 'dateTime')
          return (
            <li key={id}>
              <StatusBadge status={kind} tone={look?.tone}>
                {look && t(look.key)}
              </StatusBadge>
              <span className="quiet text-2">
                {sentences(
                  since && t('restriction.since', { date: since }),
                  until
                    ? t('restriction.until', { date: until })
                    : t(ackRequired ? 'restriction.untilConfirmed' : 'restriction.open'),
                )}
              </span>
              {kind === 'payments_hold' && <IdentityLink />}
            </li>
          )
        })}
      </ul>
      <p className="row wrap gap-1 gap-x-4 text-2 mt-4">
        {restrictions.some(({ reasonCode }) => reasonCode === 'staff') && (
          <RouteLink to={{ id: 'profileAuthentication' }}>{t('restriction.reason')}</RouteLink>
        )}
        {restrictions.some(({ canAppeal }) => canAppeal) && (
          <RouteLink to={{ id: 'ticketNew' }}>{t('restriction.review')}</RouteLink>
        )}
      </p>
    </AccountSection>
  )
}

const places = [
  { id: 'profileEdit', Icon: SquarePen },
  { id: 'profileNotif', Icon: Bell },
  { id: 'profileAuthentication', Icon: ShieldCheck },
  { id: 'profilePassword', Icon: KeyRound },
  { id: 'profileDocs', Icon: FileText },
  { id: 'profileTeam', Icon: Users },
  { id: 'profileDelete', Icon: Trash2 },
] as const

/** Links to the other pages, with their content. */
function Shortcuts() {
  const { t } = useTranslation('profileOverview')
  const { t: common } = useTranslation()
  const title = useId()
  const person = personOf(useUser().user)
  return (
    <section aria-labelledby={title} className="stack gap-3 mt-3">
      <h2 id={title}>{t('overview.more')}</h2>
      <ul className={`bare grid gap-3 ${s.shortcuts}`}>
        {places
          .filter(({ id }) => passes(id, person))
          .map(({ id, Icon }) => (
            <li key={id}>
              <RouteLink to={{ id }} aria-describedby={`${title}-${id}`}>
                <Icon size={20} aria-hidden="true" />
                {common(`nav.crumb.${id}`)}
              </RouteLink>
              <p id={`${title}-${id}`}>{t(`overview.about.${id}`)}</p>
            </li>
          ))}
      </ul>
    </section>
  )
}
