import { useTranslation } from 'react-i18next'
import type { DateLook } from '@/i18n/format.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { LineChart } from '@/shared/chart/LineChart.tsx'
import { readable } from '@/lib/decimal.ts'
import { taskStatuses } from '../task/looks.ts'
import { change } from './graph.ts'
import type { GraphQuery, GraphView, ViewLine } from './graph.ts'
import s from './graph.module.css'

export interface CaptureChartProps {
  view: GraphView
  query: GraphQuery
  currency: string | null
}

const titles: Record<GraphQuery['by'], DateLook> = {
  hour: 'dateTime',
  day: 'weekday',
  week: 'date',
}
/** More hours than that are labelled with their days. */
const shortHours = 49

export function CaptureChart({ view, query: { metric, by, group }, currency }: CaptureChartProps) {
  const { t } = useTranslation('captureGraph')
  const { t: account } = useTranslation('shell')
  const format = useFormat()
  const money = useMoneyText()
  const typeName = useTypeName()

  const write = (amount: string): string => {
    if (metric === 'spent') return currency ? money(readable(amount), currency) : amount
    if (metric === 'avgSeconds') return format.seconds(Number(amount))
    return metric === 'successRate' ? format.percent(Number(amount)) : format.number(Number(amount))
  }
  const axis = (value: number): string => {
    if (metric === 'spent') return value === 0 ? '0' : format.number(value, 4)
    if (metric === 'avgSeconds') return format.number(value, 1)
    if (metric === 'successRate') return format.percent(value, 0)
    // There are no halves of tasks: such a line of the grid has no figure.
    return Number.isInteger(value) ? format.compact(value) : ''
  }
  const nameOf = ({ key, title }: ViewLine): string => {
    if (group === 'type') return typeName(key, title)
    if (group === 'status') {
      const status = known(taskStatuses, key)
      return status ? account(`task.status.${status}`) : plainCode(key)
    }
    return group === 'key' ? (title ?? `ID ${key}`) : t(`metric.${metric}`)
  }
  const label: DateLook =
    by !== 'hour' ? 'dayMonth' : view.times.length > shortHours ? 'dayHour' : 'hour'
  const times = view.times.map((at) => ({
    key: at,
    label: format.date(at, label),
    title: format.date(at, titles[by]),
  }))
  const textsOf = (amounts: readonly (string | null)[]): string[] =>
    amounts.map((amount) => (amount === null ? t('none') : write(amount)))

  const summary = view.lines.flatMap((line) => {
    const name = nameOf(line)
    const peak = line.amounts[line.peak]
    const last = line.amounts.findLast((amount) => amount !== null)
    if (peak === undefined || peak === null || last === undefined || last === null) return []
    const most = { name, most: write(peak), time: times[line.peak]?.title ?? '', last: write(last) }
    const moved = change(line.total, line.past?.total)
    return [
      line.total === null
        ? t('summary.line', most)
        : t('summary.total', { ...most, total: write(line.total) }),
      ...(moved === null ? [] : [t('summary.change', { name, change: format.change(moved) })]),
    ]
  })
  return (
    <>
      {view.lines.some(({ total }) => total !== null) && (
        <dl className={s.totals}>
          {view.lines.map((line) => {
            const moved = change(line.total, line.past?.total)
            return (
              <div key={line.key}>
                <dt>{nameOf(line)}</dt>
                <dd>
                  {line.total !== null && write(line.total)}
                  {moved !== null && (
                    <span className={s.moved}>{t('moved', { change: format.change(moved) })}</span>
                  )}
                </dd>
              </div>
            )
          })}
        </dl>
      )}
      <LineChart
        signed
        times={times}
        series={view.lines.map((line) => ({
          key: line.key,
          title: nameOf(line),
          values: line.values,
          texts: textsOf(line.amounts),
          past: line.past
            ? {
                title: t('before', { name: nameOf(line) }),
                short: t('beforeShort'),
                values: line.past.values,
                texts: textsOf(line.past.amounts),
              }
            : undefined,
        }))}
        axis={axis}
        text={(value) => write(String(value))}
        words={{
          time: t('time'),
          table: t('table'),
          chart: t('chart'),
          caption: t(`metric.${metric}`),
          crosshair: t('crosshair'),
          none: t('none'),
          summary: summary.join(' '),
        }}
      />
    </>
  )
}
