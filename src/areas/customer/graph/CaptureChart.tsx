import { useTranslation } from 'react-i18next'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { ComparedChart } from '@/shared/chart/ComparedChart.tsx'
import type { ComparedView, ViewLine } from '@/shared/chart/compared.ts'
import { readable } from '@/lib/decimal.ts'
import { taskStatuses } from '../task/display.ts'
import type { GraphQuery } from './graph.ts'
import { metricNames } from './graph.ts'

export interface CaptureChartProps {
  view: ComparedView
  query: GraphQuery
  live: boolean
  currency: string | null
}

export function CaptureChart({
  view,
  query: { metric, by, group },
  live,
  currency,
}: CaptureChartProps) {
  const { t } = useTranslation(['captureGraph', 'common'])
  const { t: account } = useTranslation('shell')
  const format = useFormat()
  const money = useMoneyText()
  const typeName = useTypeName()

  const write = (amount: string): string => {
    if (metric === 'spent') return currency ? money(readable(amount), currency) : amount
    if (metric === 'avgSeconds') return format.seconds(Number(amount))
    return metric === 'successRate' ? format.rate(Number(amount)) : format.number(Number(amount))
  }
  const axis = (value: number): string => {
    if (metric === 'spent' && currency && value !== 0)
      return money(readable(String(value)), currency)
    if (metric === 'spent') return format.number(value, 4)
    if (metric === 'avgSeconds') return format.seconds(value)
    if (metric === 'successRate') return format.percent(value, 0)
    // Tasks are integers, so other grid lines have no label.
    return Number.isInteger(value) ? format.compact(value) : ''
  }
  const nameOf = ({ key, title }: ViewLine): string => {
    if (group === 'type') return typeName(key, title)
    if (group === 'status') {
      const status = known(taskStatuses, key)
      return status ? account(`task.status.${status}`) : plainCode(key)
    }
    return group === 'key' ? (title ?? `ID ${key}`) : t(metricNames[metric])
  }
  return (
    <ComparedChart
      view={view}
      by={by}
      live={live}
      caption={t(metricNames[metric])}
      nameOf={nameOf}
      write={write}
      axis={axis}
    />
  )
}
