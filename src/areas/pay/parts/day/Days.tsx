import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { Link } from '@/shared/Link.tsx'
import type { DaySum } from '@/api/contract/ledger.ts'
import { ledgerApi } from '@/api/endpoints/ledger.ts'
import { toProblem } from '@/api/problem.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { addDays } from '@/lib/zone.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Field } from '@/ui/Field.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { Money } from '@/ui/Money.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { daySum, spanOf, spans, totalsOf } from '../../model/days.ts'
import type { DayQuery } from '../../model/days.ts'
import { readDay, withDay } from '../../model/range.ts'
import { DayChart } from './DayChart.tsx'
import s from './day.module.css'

/** What each day has moved, over a range that stands in the address. */
export function Days({ query: { dateFrom, dateTo, ...rest }, today }: { query: DayQuery; today: string }) {
  const { t } = useTranslation('payments')
  const query = { dateFrom, dateTo, ...rest }
  const columns = useDayColumns()
  const { data, currentData, error, isFetching, refetch } = ledgerApi.usePaymentsByDayQuery({ dateFrom, dateTo }, { refetchOnMountOrArgChange: 15 })
  const shown = currentData ?? (error ? undefined : data)
  const days = shown?.records ?? []
  const quiet = days.every(({ topUps, spent, refunds, transfers }) =>
    [topUps, spent, refunds, transfers].every((sum) => !sum || /^-?0(?:\.0+)?$/.test(sum.amount)),
  )
  return (
    <AccountSection title={t('days.title')} text={t('days.text')}>
      <RangeBar query={query} today={today} since={shown?.since ?? null} />
      {!shown && error ? (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} level={3} />
      ) : shown && quiet ? (
        <EmptyState
          level={3}
          illustration={<EmptyBox />}
          title={t('days.empty')}
          action={
            <RouteLink to={{ id: 'pay' }} className={buttonClass()}>
              {t('topUp')}
            </RouteLink>
          }
        >
          {t('days.emptyText')}
        </EmptyState>
      ) : (
        <div className={s.days}>
          <DayChart days={days} loading={!shown} />
          <DataTable
            caption={t('chart.caption')}
            hideCaption
            columns={columns}
            rows={days}
            rowKey={({ day }) => day}
            loadingRows={shown ? 0 : 7}
            busy={isFetching && shown !== undefined}
            foot={days.length > 0 && <Totals days={days} />}
          />
        </div>
      )}
    </AccountSection>
  )
}

function RangeBar({ query, today, since }: { query: DayQuery; today: string; since: string | null }) {
  const { t } = useTranslation('payments')
  const locale = useLocale()
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const chosen = spanOf(query, today)
  const change = (name: 'dateFrom' | 'dateTo', value: string): void => {
    if (!readDay(value)) return
    // The usual range stands in no address: the other end is written with the one that is changed.
    const whole = new URLSearchParams(params)
    whole.set('dateFrom', query.dateFrom)
    whole.set('dateTo', query.dateTo)
    setParams(withDay(whole, name, value), { preventScrollReset: true })
  }
  const back = (days: number): string => {
    const next = new URLSearchParams(params)
    next.set('dateFrom', addDays(today, 1 - days))
    next.set('dateTo', today)
    return `${pathname}?${next}`
  }
  return (
    <div className={s.range}>
      <nav className={s.spans} aria-label={t('days.spans')}>
        {spans.map((days) => (
          <Link key={days} to={back(days)} preventScrollReset className={s.span} aria-current={days === chosen ? 'true' : undefined}>
            {t('days.span', { count: days })}
          </Link>
        ))}
      </nav>
      <div className={s.dates}>
        <Field label={t('filter.from')}>
          <TextInput
            key={query.dateFrom}
            type="date"
            max={today}
            min={since ?? undefined}
            defaultValue={query.dateFrom}
            onChange={({ target }) => change('dateFrom', target.value)}
          />
        </Field>
        <Field label={t('filter.to')}>
          <TextInput
            key={query.dateTo}
            type="date"
            max={today}
            min={since ?? undefined}
            defaultValue={query.dateTo}
            onChange={({ target }) => change('dateTo', target.value)}
          />
        </Field>
      </div>
      {since && query.dateFrom < since && <p className={s.since}>{t('days.since', { date: formatFor(locale, 'UTC').date(since) })}</p>}
    </div>
  )
}

const sums = ['topUps', 'spent', 'refunds', 'transfers'] as const
const signed = { topUps: false, spent: false, refunds: true, transfers: true } as const

function useDayColumns(): Column<DaySum>[] {
  const { t } = useTranslation('payments')
  const locale = useLocale()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  // A day is the same in every zone: it is the account's.
  const format = formatFor(locale, 'UTC')
  const to = (day: string): string => {
    const next = new URLSearchParams(params)
    next.set('day', day)
    return `${pathname}?${next}`
  }
  return [
    {
      key: 'day',
      header: t('days.day'),
      rowHeader: true,
      nowrap: true,
      cell: ({ day }) => (
        <Link to={to(day)}>
          <time dateTime={day}>{format.date(day, 'weekday') || day}</time>
        </Link>
      ),
    },
    ...sums.map((name) => ({
      key: name,
      header: t(`days.${name}`),
      numeric: true,
      nowrap: true,
      cell: (row: DaySum) => {
        const sum = row[name]
        if (!sum || /^-?0(?:\.0+)?$/.test(sum.amount)) return '—'
        return <Money amount={daySum(sum.amount)} currency={sum.currency} locale={locale} signed={signed[name]} />
      },
    })),
    {
      key: 'end',
      header: t('days.end'),
      numeric: true,
      nowrap: true,
      cell: ({ balanceEnd }) => (balanceEnd ? <Money amount={daySum(balanceEnd.amount)} currency={balanceEnd.currency} locale={locale} /> : '—'),
    },
  ]
}

function Totals({ days }: { days: readonly DaySum[] }) {
  const { t } = useTranslation('payments')
  const locale = useLocale()
  const totals = totalsOf(days)
  return (
    <tr className={s.total}>
      <th scope="row">{t('days.total', { count: days.length })}</th>
      {sums.map((name) => (
        <td key={name} className={s.figure} data-label={t(`days.${name}`)}>
          <Money amount={daySum(totals[name])} currency={totals.currency} locale={locale} signed={signed[name]} />
        </td>
      ))}
      <td className={s.rest} />
    </tr>
  )
}
