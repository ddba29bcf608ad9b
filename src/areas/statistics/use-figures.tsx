import type { ReactNode } from 'react'
import type { PublicStatistics } from '@/api/contract/public.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Money } from '@/ui/Money.tsx'
import type { GraphPageId } from './graph/graph-pages.ts'

const image = 'ImageToTextTask'

type Figures = Record<GraphPageId, ReactNode>

/** Writes the figure of each graph's page, as it is now. */
export function useFigures(): (data: PublicStatistics) => Figures {
  const locale = useLocale()
  const format = formatFor(locale)
  const money = (rates: PublicStatistics['rates']): ReactNode => {
    const rate = rates.find(({ type }) => type === image) ?? rates[0]
    return rate ? (
      <Money amount={rate.per1000.amount} currency={rate.per1000.currency} locale={locale} />
    ) : null
  }
  return ({ rates, speed, load, workersOnline, waitingSeconds, employeeRate }) => {
    const time = speed.find(({ type }) => type === image) ?? speed[0]
    return {
      customerRate: money(rates),
      customerSolvingSpeed: time ? format.seconds(time.seconds) : null,
      serviceLoad: load && format.percent(load.percent, 0),
      workersOnline: workersOnline === null ? null : format.number(workersOnline),
      waitingTime: waitingSeconds === null ? null : format.seconds(waitingSeconds),
      employeeRate: money(employeeRate),
    }
  }
}
