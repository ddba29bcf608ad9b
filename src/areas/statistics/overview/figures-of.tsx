import type { ReactNode } from 'react'
import type { PublicStatistics } from '@/api/contract/public.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Money } from '@/ui/Money.tsx'
import type { GraphPageId } from '../graph/graph-pages.ts'

const image = 'ImageToTextTask'

/** The figure of each graph's page, as it is now. */
export function useFigures(data: PublicStatistics): Record<GraphPageId, ReactNode> {
  const locale = useLocale()
  const format = formatFor(locale)
  const money = (rates: PublicStatistics['rates']): ReactNode => {
    const rate = rates.find(({ type }) => type === image) ?? rates[0]
    return rate ? (
      <Money amount={rate.per1000.amount} currency={rate.per1000.currency} locale={locale} />
    ) : null
  }
  const speed = data.speed.find(({ type }) => type === image) ?? data.speed[0]
  return {
    customerRate: money(data.rates),
    customerSolvingSpeed: speed ? format.seconds(speed.seconds) : null,
    serviceLoad: data.load && format.percent(data.load.percent, 0),
    workersOnline: data.workersOnline === null ? null : format.number(data.workersOnline),
    waitingTime: data.waitingSeconds === null ? null : format.seconds(data.waitingSeconds),
    employeeRate: money(data.employeeRate),
  }
}
