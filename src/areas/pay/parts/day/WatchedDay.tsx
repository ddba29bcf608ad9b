import { useTranslation } from 'react-i18next'
import { ledgerApi } from '@/api/endpoints/ledger.ts'
import { PartLost } from '@/shared/account/PartLost.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { LivePart } from '@/shared/LivePart.tsx'
import type { LedgerKind } from '../../model/days.ts'
import { useDay } from './use-day.ts'

const words = ['ledger'] as const
const loadLedger = async () => (await import('./DayLedger.tsx')).DayLedger

interface WatchedDayProps {
  day: string
  kind: LedgerKind | undefined
  today: string
}

/** One day, asked for while what shows it is on its way. */
export function WatchedDay({ day, kind, today }: WatchedDayProps) {
  const { t } = useTranslation('days')
  const ledger = useDay(day, kind)
  // The list stands without the sums too.
  const { data } = ledgerApi.usePaymentsByDayQuery({ dateFrom: day, dateTo: day })
  const sums = data?.records.find((one) => one.day === day)
  return (
    <LivePart
      load={loadLedger}
      ns={words}
      props={{ day, kind, today, ledger, sums, since: data?.since ?? null }}
      fallback={<SectionSkeleton title={t('ledger')} lines={8} />}
      failed={<PartLost />}
    />
  )
}
