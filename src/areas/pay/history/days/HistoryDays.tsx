import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import { ledgerApi } from '@/api/endpoints/ledger.ts'
import { toProblem } from '@/api/problem.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { addDays } from '@/lib/zone.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { shownOf } from '@/shared/list/answer.ts'
import { DownloadCsv } from '@/shared/list/DownloadCsv.tsx'
import { DayRange } from '@/shared/period/DayRange.tsx'
import { PeriodFold } from '@/shared/period/PeriodFold.tsx'
import type { ListQuery } from '@/shared/query/use-list-query.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { spendingTable, historySpan, historySpans, toRange } from './days.ts'
import type { dayQuery } from './days.ts'
import { DayChart } from './DayChart.tsx'
import s from '../history.module.css'
import { DayTable } from './DayTable.tsx'

type Query = ListQuery<typeof dayQuery.fields>

/** The totals by day, over the range in the address. */
export function HistoryDays({ query, today }: { query: Query; today: string }) {
  const { t } = useTranslation('days')
  const { t: account } = useTranslation()
  const range = toRange(query.value, today)
  const answer = ledgerApi.usePaymentsByDayQuery(range, {
    refetchOnMountOrArgChange: 15,
  })
  const { error, isFetching, refetch } = answer
  const shown = shownOf(answer)
  const days = shown?.records ?? []
  const quiet = days.every(({ topUps, spent, refunds, transfers }) =>
    [topUps, spent, refunds, transfers].every((sum) => !sum || /^-?0(?:\.0+)?$/.test(sum.amount)),
  )
  return (
    <AccountSection
      title={t('title')}
      text={t('text')}
      aside={
        !(shown ? quiet : error) && (
          <DownloadCsv
            name={`spending-${range.dateFrom}-${range.dateTo}.csv`}
            rows={shown ? () => spendingTable(shown.records) : null}
          />
        )
      }
    >
      <RangeBar query={query} today={today} since={shown?.since ?? null} />
      {!shown && error ? (
        <ProblemState
          problem={toProblem(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          level={3}
        />
      ) : shown && quiet ? (
        <EmptyState
          level={3}
          illustration={<EmptyBox />}
          title={t('empty')}
          action={
            <RouteLink to={{ id: 'pay' }} className={buttonClass()}>
              {account('action.addFunds')}
            </RouteLink>
          }
        >
          {t('emptyText')}
        </EmptyState>
      ) : (
        <div className="stack gap-5">
          <DayChart days={days} loading={!shown} today={today} />
          <DayTable
            days={days}
            loading={!shown}
            busy={isFetching}
            hrefOf={(day) => query.hrefOf({ day })}
          />
        </div>
      )}
    </AccountSection>
  )
}

interface RangeBarProps {
  query: Query
  today: string
  since: string | null
}

function RangeBar({ query, today, since }: RangeBarProps) {
  const { t } = useTranslation('days')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const range = toRange(query.value, today)
  const chosen = historySpan(range, today)
  return (
    <div className={`row wrap align-end between gap-3 gap-x-4 ${s.range}`}>
      <PeriodFold {...range} label={common('label.period')}>
        <nav className="cluster gap-1" aria-label={t('spans')}>
          {historySpans.map((days) => (
            <Link
              key={days}
              to={query.hrefOf({ dateFrom: addDays(today, 1 - days), dateTo: today })}
              preventScrollReset
              className={s.span}
              aria-current={days === chosen ? 'true' : undefined}
            >
              {t('span', { count: days })}
            </Link>
          ))}
        </nav>
        <div className={`grid gap-3 ${s.dates}`}>
          {/* The default range is not in the address, so a change writes both ends. */}
          <DayRange
            {...range}
            min={since ?? undefined}
            max={today}
            isRequired
            onChange={query.change}
          />
        </div>
      </PeriodFold>
      {since && range.dateFrom < since && (
        <p className="fill quiet text-2">
          {t('since', { date: formatFor(locale, 'UTC').date(since) })}
        </p>
      )}
    </div>
  )
}
