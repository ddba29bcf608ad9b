import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '@/session/use-user.ts'
import { dayIn } from '@/lib/zone.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { dayQuery } from './days.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { Days } from './Days.tsx'
import { WatchedDay } from './WatchedDay.tsx'

export default function HistoryDayPage() {
  const { t } = useTranslation('days')
  const { t: common } = useTranslation()
  const query = useListQuery(dayQuery)
  const { user } = useUser()
  const [now] = useState(() => Date.now())
  const today = dayIn(user?.timezone ?? 'UTC', now)
  const { day } = query.value
  return (
    <AccountFrame wide title={common('nav.crumb.historyDay')} lead={t('lead')}>
      {day && day <= today ? (
        <WatchedDay key={day} day={day} today={today} />
      ) : (
        <Days query={query} today={today} />
      )}
    </AccountFrame>
  )
}
