import { plainCode } from '@/lib/plain-code.ts'
import { useTranslation } from 'react-i18next'
import type { User } from '@/api/contract/user.ts'
import { Badge } from '@/ui/Badge.tsx'
import { restrictionBadge } from './person.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import s from './overview.module.css'

/** The current restrictions of the account. */
export function Restrictions({ restrictions }: Pick<User, 'restrictions'>) {
  const { t } = useTranslation('profileOverview')
  const format = useFormat()
  if (restrictions.length === 0) return null
  return (
    <AccountSection title={t('restriction.title')}>
      <ul className={s.restrictions}>
        {restrictions.map(({ id, kind, startsAt, endsAt }) => {
          const look = restrictionBadge(kind)
          const since = format.date(startsAt, 'dateTime')
          const until = format.date(endsAt ?? '', 'dateTime')
          return (
            <li key={id}>
              <Badge tone={look?.tone}>{look ? t(look.key) : plainCode(kind)}</Badge>
              <span className={s.period}>
                {since && t('restriction.since', { date: since })}{' '}
                {until ? t('restriction.until', { date: until }) : t('restriction.open')}
              </span>
            </li>
          )
        })}
      </ul>
    </AccountSection>
  )
}
