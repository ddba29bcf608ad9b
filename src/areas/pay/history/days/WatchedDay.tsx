import { useTranslation } from 'react-i18next'
import { ledgerApi } from '@/api/endpoints/ledger.ts'
import { PartLost } from '@/shared/PartLost.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { ledgerQuery } from './days.ts'
import { useDay } from './use-day.ts'

const words = ['ledger'] as const
const loadLedger = async () => (await import('./DayLedger.tsx')).DayLedger

interface WatchedDayProps {
  day: string
  today: string
}

/** A day's data, requested while its panel loads. */
export function WatchedDay({ day, today }: WatchedDayProps) {
  const { t } = useTranslation()
  const query = useListQuery(ledgerQuery)
  const ledger = useDay(day, query.value)
  // The list is shown without the totals too.
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
