import { useTranslation } from '@/i18n/use-translation.ts'
import type { DateStyle } from '@/i18n/format.ts'
import { sentences } from '@/lib/sentences.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { useFormat } from '../account/use-format.ts'
import { relativeChange } from './compared.ts'
import type { ComparedView, ViewLine } from './compared.ts'
import { LineChart } from './LineChart.tsx'
import { useTimeTitle } from './use-time-title.ts'

export type ChartStep = 'hour' | 'day' | 'week'

interface ComparedChartProps {
  view: ComparedView
  by: ChartStep
  /** Whether the last time is still running. */
  live: boolean
  /** The measure; names the drawing and its table. */
  caption: string
  nameOf: (line: ViewLine) => string
  /** Formats a value. It is text, so that money stays exact. */
  write: (amount: string) => string
  axis: (value: number) => string
}

const titles: Record<ChartStep, DateStyle> = {
  hour: 'dateTime',
  day: 'weekday',
  week: 'date',
}
/** Labels of longer ranges include the day. */
const shortHours = 49

/** One measure over time with its totals, compared with the previous period. */
export function ComparedChart({
  view,
  by,
  live,
  caption,
  nameOf,
  write,
  axis,
}: ComparedChartProps) {
  const { t } = useTranslation('comparedChart')
  const { t: common } = useTranslation()
  const timeTitle = useTimeTitle()
  const format = useFormat()
  const label: DateStyle =
    by !== 'hour' ? 'dayMonth' : view.times.length > shortHours ? 'dayHour' : 'hour'
  const times = view.times.map((at, index) => {
    const title = format.date(at, titles[by])
    const isOpen = live && index === view.times.length - 1
    return {
      key: at,
      label: format.date(at, label),
      title: timeTitle(title, isOpen),
      isOpen,
    }
  })
  const textsOf = (amounts: readonly (string | null)[]): string[] =>
    amounts.map((amount) => (amount === null ? t('none') : write(amount)))

  const summary = view.lines.flatMap((line) => {
    const name = nameOf(line)
    const peak = line.amounts[line.peak]
    const last = line.amounts.findLast((amount) => amount !== null)
    if (peak === undefined || peak === null || last === undefined || last === null) return []
    const most = { name, most: write(peak), time: times[line.peak]?.title ?? '', last: write(last) }
    const moved = relativeChange(line.total, line.past?.total)
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
        <DescriptionList layout="flow" terms="small" details="figure">
          {view.lines.map((line) => {
            const moved = relativeChange(line.total, line.past?.total)
            return (
              <Description key={line.key} term={nameOf(line)}>
                <span className="cluster align-baseline gap-x-2">
                  {line.total !== null && write(line.total)}
                  {moved !== null && (
                    <span className="quiet text-1 regular">
                      {t('moved', { change: format.change(moved) })}
                    </span>
                  )}
                </span>
              </Description>
            )
          })}
        </DescriptionList>
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
          time: common('label.time'),
          table: common('label.table'),
          chart: common('label.chart'),
          caption,
          crosshair: common('chart.point'),
          none: t('none'),
          summary: sentences(...summary),
        }}
      />
    </>
  )
}
