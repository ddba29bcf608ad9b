import { useTranslation } from '@/i18n/use-translation.ts'
import type { Graph } from '@/api/contract/public.ts'
import { formatFor, ownZone } from '@/i18n/format.ts'
import type { DateStyle } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { sentences } from '@/lib/sentences.ts'
import { LineChart } from '@/shared/chart/LineChart.tsx'
import type { GraphPageId } from './graph-pages.ts'
import type { GraphViewData as View } from './graph-view.ts'
import { moneyText } from '@/ui/Money.tsx'

const known = ['image-picture-captcha-solver', 'recaptcha_v2', 'cloudflare-turnstile'] as const

/**
 * Returns a function that formats a value with the backend's unit. An unknown unit is a plain
 * number.
 */
function useUnit({ unit, currency }: Pick<Graph, 'unit' | 'currency'>): {
  axis: (value: number) => string
  text: (value: number) => string
} {
  const locale = useLocale()
  const format = formatFor(locale)
  if (unit === 'usd') {
    const money = (value: number): string =>
      moneyText(value, currency ?? 'USD', locale, false, { least: 0, most: 2 })
    return { axis: money, text: money }
  }
  if (unit === 'seconds') return { axis: format.seconds, text: format.seconds }
  if (unit === 'percent')
    return { axis: (value) => format.percent(value, 0), text: (value) => format.percent(value, 1) }
  return { axis: format.compact, text: (value) => format.number(value) }
}

export function GraphView({ id, graph, view }: { id: GraphPageId; graph: Graph; view: View }) {
  const { t } = useTranslation('statistics')
  const { t: nameOf } = useTranslation('captchaNames')
  const { t: common } = useTranslation()
  const format = formatFor(useLocale(), ownZone)
  const unit = useUnit(graph)
  const hourly = graph.granularity === 'hour'
  const short = view.times.length <= 30
  const label: DateStyle = hourly && short ? 'hour' : 'dayMonth'
  const times = view.times.map((at) => ({
    key: at,
    label: format.date(at, label),
    title: format.date(at, hourly ? 'dateTime' : 'weekday'),
  }))
  const series = view.lines.map(({ key, title, values }) => {
    const slug = known.find((one) => one === key)
    return {
      key,
      values,
      title: slug
        ? nameOf(slug)
        : view.lines.length === 1
          ? common(`nav.crumb.${id}`)
          : title || key,
    }
  })
  const summary = sentences(
    ...view.lines.map(({ min, max, last }, index) => {
      const name = series[index]?.title ?? ''
      const [least, most] = [unit.text(min), unit.text(max)]
      return least === most
        ? t('graph.flat', { name, value: least })
        : t('graph.summary', { name, last: unit.text(last), min: least, max: most })
    }),
  )
  return (
    <LineChart
      times={times}
      series={series}
      axis={unit.axis}
      text={unit.text}
      words={{
        time: common('label.time'),
        table: common('label.table'),
        chart: common('label.chart'),
        caption: common(`nav.crumb.${id}`),
        crosshair: common('chart.point'),
        none: t('graph.none'),
        summary,
      }}
    />
  )
}
