import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { userApi } from '@/api/endpoints/user.ts'
import { dayIn } from '@/lib/zone.ts'
import { readDayQuery } from '../model/days.ts'
import { PayFrame } from '../parts/PayFrame.tsx'
import { Days } from '../parts/day/Days.tsx'
import { WatchedDay } from '../parts/day/WatchedDay.tsx'

export default function HistoryDayPage() {
  const { t } = useTranslation('days')
  const { t: common } = useTranslation()
  const [params] = useSearchParams()
  const { data: user } = userApi.useUserQuery()
  const [now] = useState(() => Date.now())
  const today = dayIn(user?.timezone ?? 'UTC', now)
  const query = readDayQuery(params, today)
  return (
    <PayFrame title={common('nav.crumb.historyDay')} lead={t('lead')}>
      {query.day ? <WatchedDay key={query.day} day={query.day} kind={query.kind} today={today} /> : <Days query={query} today={today} />}
    </PayFrame>
  )
}
