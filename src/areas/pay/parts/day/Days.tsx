import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { Link } from '@/shared/Link.tsx'
import { ledgerApi } from '@/api/endpoints/ledger.ts'
import { toProblem } from '@/api/problem.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { addDays } from '@/lib/zone.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { PartLost } from '@/shared/account/PartLost.tsx'
import { LivePart } from '@/shared/LivePart.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Field } from '@/ui/Field.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { spanOf, spans } from '../../model/days.ts'
import type { DayQuery } from '../../model/days.ts'
import { readDay, withDay } from '../../model/range.ts'
import { DayChart } from './DayChart.tsx'
import s from './day.module.css'

/** Below the chart. */
const loadTable = async () => (await import('./DayTable.tsx')).DayTable

/** What each day has moved, over a range that stands in the address. */
export function Days({ query: { dateFrom, dateTo, ...rest }, today }: { query: DayQuery; today: string }) {
  const { t } = useTranslation('days')
  const { t: account } = useTranslation('shell')
  const query = { dateFrom, dateTo, ...rest }
  const { data, currentData, error, isFetching, refetch } = ledgerApi.usePaymentsByDayQuery({ dateFrom, dateTo }, { refetchOnMountOrArgChange: 15 })
  const shown = currentData ?? (error ? undefined : data)
  const days = shown?.records ?? []
  const quiet = days.every(({ topUps, spent, refunds, transfers }) =>
    [topUps, spent, refunds, transfers].every((sum) => !sum || /^-?0(?:\.0+)?$/.test(sum.amount)),
  )
  return (
    <AccountSection title={t('title')} text={t('text')}>
      <RangeBar query={query} today={today} since={shown?.since ?? null} />
      {!shown && error ? (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} level={3} />
      ) : shown && quiet ? (
        <EmptyState
          level={3}
          illustration={<EmptyBox />}
          title={t('empty')}
          action={
            <RouteLink to={{ id: 'pay' }} className={buttonClass()}>
              {t('topUp')}
            </RouteLink>
          }
        >
          {t('emptyText')}
        </EmptyState>
      ) : (
        <div className={s.days}>
          <DayChart days={days} loading={!shown} />
          <LivePart
            onSight
            load={loadTable}
            props={{ days, loading: !shown, busy: isFetching }}
            fallback={
              <SkeletonGroup label={account('loading')}>
                <Skeleton lines={2 * (days.length || 7)} />
              </SkeletonGroup>
            }
            failed={<PartLost level={3} />}
          />
        </div>
      )}
    </AccountSection>
  )
}

function RangeBar({ query, today, since }: { query: DayQuery; today: string; since: string | null }) {
  const { t } = useTranslation('days')
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
      <nav className={s.spans} aria-label={t('spans')}>
        {spans.map((days) => (
          <Link key={days} to={back(days)} preventScrollReset className={s.span} aria-current={days === chosen ? 'true' : undefined}>
            {t('span', { count: days })}
          </Link>
        ))}
      </nav>
      <div className={s.dates}>
        <Field label={t('from')}>
          <TextInput
            key={query.dateFrom}
            type="date"
            max={today}
            min={since ?? undefined}
            defaultValue={query.dateFrom}
            onChange={({ target }) => change('dateFrom', target.value)}
          />
        </Field>
        <Field label={t('to')}>
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
      {since && query.dateFrom < since && <p className={s.since}>{t('since', { date: formatFor(locale, 'UTC').date(since) })}</p>}
    </div>
  )
}
