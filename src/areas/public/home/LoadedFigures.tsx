import { useTranslation } from '@/i18n/use-translation.ts'
import type { PublicStatistics } from '@/api/contract/public.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Money, moneyText } from '@/ui/Money.tsx'
import { PercentText } from '@/ui/PercentText.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { Sparkline } from '@/ui/Sparkline.tsx'
import type { FiguresState } from '../live-figures/figures-state.ts'
import { FigureStrip } from './FigureStrip.tsx'
import type { FigureId, StripFigure } from './FigureStrip.tsx'

export const type = 'ImageToTextTask'
/** The speed and the workers of the last day; empty until they load. */
export interface DayLines {
  seconds: number[]
  online: number[]
}

const levels = ['low', 'normal', 'high', 'overload'] as const

function Line({ points, label }: { points: number[]; label: string }) {
  return points.length > 1 ? <Sparkline points={points} label={label} /> : null
}

function useFigures(
  data: PublicStatistics,
  { seconds, online }: DayLines,
): Partial<Record<FigureId, StripFigure>> {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const number = (value: number, digits = 0) =>
    value.toLocaleString(locale, { maximumFractionDigits: digits })
  const [first] = online
  const change = first ? (online.at(-1) ?? first) / first - 1 : undefined
  const rate = data.rates.find((one) => one.type === type)
  const speed = data.speed.find((one) => one.type === type)
  const level = levels.find((known) => known === data.load?.level)
  const money = (from: { amount: string; currency: string }) =>
    moneyText(from.amount, from.currency, locale)
  return {
    ...(rate && {
      rate: {
        value: (
          <Money amount={rate.per1000.amount} currency={rate.per1000.currency} locale={locale} />
        ),
        unit: t('unit.per1000'),
        note:
          rate.min &&
          rate.max &&
          t('figures.rate.note', { min: money(rate.min), max: money(rate.max) }),
      },
    }),
    ...(speed && {
      speed: {
        value: number(speed.seconds, 1),
        unit: t('unit.seconds'),
        visual: <Line points={seconds} label={t('figures.speed.line')} />,
        note: speed.p90 !== null && t('figures.speed.note', { seconds: number(speed.p90, 1) }),
      },
    }),
    ...(data.load && {
      load: {
        value: <PercentText value={data.load.percent} locale={locale} />,
        visual: (
          <Progress
            hideLabel
            label={common('label.load')}
            value={data.load.percent}
            tone={level === 'overload' ? 'bad' : 'blue'}
          />
        ),
        note: level ? t(`figures.level.${level}`) : data.load.level,
      },
    }),
    ...(data.workersOnline !== null && {
      workers: {
        value: number(data.workersOnline),
        visual: <Line points={online} label={t('figures.workers.line')} />,
        note:
          change !== undefined &&
          t('figures.workers.note', {
            // A minus, as everywhere, and not the hyphen of Intl.
            change: change
              .toLocaleString(locale, {
                style: 'percent',
                maximumFractionDigits: 0,
                signDisplay: 'exceptZero',
              })
              .replace('-', '−'),
          }),
      },
    }),
  }
}

/** The strip with the figures of the prerendered file, or the current ones. */
export function LoadedFigures({
  data,
  lines,
  ...rest
}: {
  data: PublicStatistics
  lines: DayLines
  state: FiguresState
  onRetry: () => void
}) {
  const locale = useLocale()
  const figures = useFigures(data, lines)
  return (
    <FigureStrip
      {...rest}
      figures={figures}
      solved={data.solvedToday?.toLocaleString(locale)}
      accuracy={
        data.accuracyToday === null
          ? undefined
          : (data.accuracyToday / 100).toLocaleString(locale, {
              style: 'percent',
              maximumFractionDigits: 1,
            })
      }
    />
  )
}
