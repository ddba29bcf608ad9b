import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { publicApi } from '@/api/endpoints/public.ts'
import type { PublicStatistics } from '@/api/contract/public.ts'
import { toProblem } from '@/api/problem.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { keysOf } from '@/lib/object.ts'
import { currencies, useCurrency } from '@/session/currency.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Field } from '@/ui/Field.tsx'
import { Money } from '@/ui/Money.tsx'
import { Select } from '@/ui/Select.tsx'
import { Sparkline } from '@/ui/Sparkline.tsx'
import { graphPages } from '../graph/graph-pages.ts'
import type { GraphPageId } from '../graph/graph-pages.ts'
import { viewOf } from '../graph/graph-view.ts'
import { FigureGrid } from './FigureGrid.tsx'
import { RateTable } from './RateTable.tsx'
import s from '../statistics.module.css'

const image = 'ImageToTextTask'

/** The last day of a graph, as a small line beside its figure. */
function DayLine({ id }: { id: GraphPageId }) {
  const { t } = useTranslation('statistics')
  const { data } = publicApi.useStatisticsGraphQuery({ name: graphPages[id] })
  const line = data && viewOf(data)?.lines[0]
  const points = line ? line.values.filter((value) => value !== null) : []
  return points.length > 1 ? (
    <Sparkline points={points} label={t('overview.day', { name: t(`page.${id}.title`) })} />
  ) : null
}

/** The figure of each graph's page, as it is now. */
function useFigures(data: PublicStatistics): Record<GraphPageId, ReactNode> {
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

/** The service as it is now: six figures with their last day, and the price and speed of each type. */
export function Overview() {
  const { t } = useTranslation('statistics')
  const { currency, choose, settled } = useCurrency()
  const { data, error, isFetching, refetch } = publicApi.usePublicStatisticsQuery(
    { currency },
    { skip: !settled, pollingInterval: 60_000, skipPollingIfUnfocused: true },
  )
  if (!data) {
    if (!error) return <FigureGrid />
    return (
      <ProblemState
        problem={toProblem(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
        level={3}
      />
    )
  }
  return (
    <>
      <div className={s.tools}>
        <Field label={t('overview.currency')}>
          <Select
            value={currency}
            onChange={(event) => {
              const next = currencies.find((one) => one === event.target.value)
              if (next) choose(next)
            }}
          >
            {currencies.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </Field>
        <Updated at={data.updatedAt} stale={error !== undefined} />
      </div>
      <Figures data={data} />
      {data.rates.length > 0 && <RateTable data={data} />}
    </>
  )
}

function Figures({ data }: { data: PublicStatistics }) {
  const figures = useFigures(data)
  const lines = keysOf(graphPages).map(
    (id) => [id, { value: figures[id], line: <DayLine id={id} /> }] as const,
  )
  return <FigureGrid figures={Object.fromEntries(lines)} />
}

function Updated({ at, stale }: { at: string | null; stale: boolean }) {
  const { t } = useTranslation('statistics')
  const format = formatFor(useLocale())
  return (
    <p className={s.foot} role="status">
      {at && t('graph.updated', { time: format.date(at, 'dateTime') })}
      {stale && ` ${t('graph.stale')}`}
    </p>
  )
}
