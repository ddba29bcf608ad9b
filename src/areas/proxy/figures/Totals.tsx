import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ProxyStatistics } from '@/api/contract/proxy-figures.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { change } from '@/shared/chart/compared.ts'
import type { FigureList } from './FigureChoices.tsx'
import { amountOf, metrics } from './figures.ts'
import type { Metric } from './figures.ts'
import { useWrite } from './use-write.ts'
import s from './figures.module.css'

interface TotalsProps {
  query: FigureList
  data: ProxyStatistics
}

/** The totals of the range. Each links to its rows. */
export function Totals({ query, data }: TotalsProps) {
  const { t } = useTranslation('proxyFigures')
  return (
    <ul className={s.totals} aria-label={t('totals')}>
      {metrics.map((metric) => (
        <Total key={metric} metric={metric} query={query} data={data} />
      ))}
    </ul>
  )
}

function Total({ metric, query, data }: TotalsProps & { metric: Metric }) {
  const { t } = useTranslation('proxyFigures')
  const { t: own } = useTranslation('comparedChart')
  const format = useFormat()
  const { write } = useWrite(metric, data.summary.spent?.currency)
  const amount = amountOf(data.summary, metric)
  const before = data.previous && amountOf(data.previous.summary, metric)
  const moved = change(amount, before)
  return (
    <li>
      <Link
        to={`${query.hrefOf({ metric })}#rows`}
        className={s.total}
        aria-current={query.value.metric === metric ? 'true' : undefined}
      >
        <span className={s.name}>{t(`metric.${metric}`)}</span>
        <span className={s.value}>{amount === null ? own('none') : write(amount)}</span>
        {moved !== null && (
          <span className={s.moved}>{own('moved', { change: format.change(moved) })}</span>
        )}
      </Link>
    </li>
  )
}
