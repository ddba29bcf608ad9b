import { useTranslation } from '@/i18n/use-translation.ts'
import { useToday, useZone } from '@/shared/period/use-days.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { dayQuery, ledgerQuery } from './days.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { HistoryDays } from './HistoryDays.tsx'
import { ledgerApi } from '@/api/endpoints/ledger.ts'
import { PartLost } from '@/shared/PartLost.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { useDay } from './use-day.ts'

export default function HistoryDayPage() {
  const { t } = useTranslation('days')
  const { t: common } = useTranslation()
  const query = useListQuery(dayQuery)
  const today = useToday(useZone())
  const { day } = query.value
  return (
    <AccountFrame wide title={common('nav.crumb.historyDay')} lead={t('lead')}>
      {day && day <= today ? (
        <WatchedDay key={day} day={day} today={today} />
      ) : (
        <HistoryDays query={query} today={today} />
      )}
    </AccountFrame>
  )
}

const words = ['ledger'] as const
const loadLedger = async () => (await import('./DayLedger.tsx')).DayLedger

interface WatchedDayProps {
  day: string
  today: string
}

/** A day's data, requested while its panel loads. */
function WatchedDay({ day, today }: WatchedDayProps) {
  const { t } = useTranslation()
  const query = useListQuery(ledgerQuery)
  const ledger = useDay(day, query.value)
  // Missing totals do not hide the list.
  const { data } = ledgerApi.usePaymentsByDayQuery({ dateFrom: day, dateTo: day })
  const sums = data?.records.find((one) => one.day === day)
  return (
    <LatePart
      load={loadLedger}
      ns={words}
      props={{ day, today, query, ledger, sums, since: data?.since ?? null }}
      fallback={<SectionSkeleton title={t('label.transactions')} lines={8} />}
      failed={<PartLost />}
    />
  )
}
