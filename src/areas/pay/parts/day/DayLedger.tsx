import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { Link } from '@/shared/Link.tsx'
import { ledgerKinds } from '@/api/contract/ledger.ts'
import type { DaySum } from '@/api/contract/ledger.ts'
import { toProblem } from '@/api/problem.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { addDays } from '@/lib/zone.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Button } from '@/ui/Button.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Field } from '@/ui/Field.tsx'
import { Money } from '@/ui/Money.tsx'
import { Select } from '@/ui/Select.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { daySum } from '../../model/days.ts'
import type { LedgerKind } from '../../model/days.ts'
import type { useDay } from './use-day.ts'
import { useLedgerColumns } from './use-ledger-columns.tsx'
import s from './day.module.css'

interface DayLedgerProps {
  day: string
  kind: LedgerKind | undefined
  today: string
  ledger: ReturnType<typeof useDay>
  sums: DaySum | undefined
  /** The first day of which anything is known. */
  since: string | null
}

/** Every movement of one day, and why. */
export function DayLedger({ day, kind, today, ledger, sums, since }: DayLedgerProps) {
  const { t } = useTranslation('ledger')
  const locale = useLocale()
  const [params, setParams] = useSearchParams()
  const columns = useLedgerColumns()
  const format = formatFor(locale, 'UTC')
  const lock = useRef(false)
  const { data, entries, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = ledger
  // The day takes the place of the list that its link was in.
  const heading = useTakeFocus<HTMLHeadingElement>()
  const change = (value: string): void => {
    const next = new URLSearchParams(params)
    if (value === '') next.delete('kind')
    else next.set('kind', value)
    setParams(next, { preventScrollReset: true })
  }
  async function more(): Promise<void> {
    if (lock.current) return
    lock.current = true
    await fetchNextPage()
    lock.current = false
  }
  return (
    <>
      <DayBar day={day} today={today} since={since} heading={heading} />
      <DayFigures sums={sums} />
      <AccountSection title={t('title')} text={t('text')} aside={<TasksLink day={day} />}>
        <div className={s.filter}>
          <Field label={t('kind')}>
            <Select value={kind ?? ''} onChange={({ target }) => change(target.value)}>
              <option value="">{t('anyKind')}</option>
              {ledgerKinds.map((one) => (
                <option key={one} value={one}>
                  {t(`name.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        {!data && error ? (
          <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} level={3} />
        ) : (
          <>
            <DataTable
              caption={t('of', { date: format.date(day) })}
              hideCaption
              columns={columns}
              rows={entries}
              rowKey={({ id }) => id}
              loadingRows={data ? 0 : 8}
              busy={isFetching && data !== undefined && !isFetchingNextPage}
              empty={
                <EmptyState
                  level={3}
                  title={kind ? t('noneOfKind') : t('none')}
                  action={
                    kind && (
                      <Button variant="secondary" onClick={() => change('')}>
                        {t('all')}
                      </Button>
                    )
                  }
                />
              }
            />
            <p role="status" className="visually-hidden">
              {entries.length > 0 ? t('shown', { count: entries.length }) : ''}
            </p>
            {error && data && <ProblemState problem={toProblem(error)} onRetry={() => void more()} busy={isFetching} level={3} />}
            {hasNextPage && !error && (
              <div className={s.more}>
                <Button variant="secondary" loading={isFetchingNextPage} loadingText={t('loading')} onClick={() => void more()}>
                  {t('more')}
                </Button>
              </div>
            )}
          </>
        )}
      </AccountSection>
    </>
  )
}

function TasksLink({ day }: { day: string }) {
  const { t } = useTranslation('ledger')
  return <RouteLink to={{ id: 'uploads', search: { dateFrom: day, dateTo: day } }}>{t('tasks')}</RouteLink>
}

interface DayBarProps extends Pick<DayLedgerProps, 'day' | 'today' | 'since'> {
  heading: React.RefObject<HTMLHeadingElement | null>
}

function DayBar({ day, today, since, heading }: DayBarProps) {
  const { t } = useTranslation('ledger')
  const locale = useLocale()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const format = formatFor(locale, 'UTC')
  const at = (next: string | null): string => {
    const query = new URLSearchParams(params)
    if (next) query.set('day', next)
    else {
      query.delete('day')
      query.delete('kind')
    }
    return query.size > 0 ? `${pathname}?${query}` : pathname
  }
  return (
    <div className={s.bar}>
      <Link to={at(null)} className={buttonClass({ variant: 'tertiary' })}>
        <ArrowLeft size={16} aria-hidden="true" />
        {t('back')}
      </Link>
      <h2 ref={heading} tabIndex={-1}>
        <time dateTime={day}>{format.date(day)}</time>
      </h2>
      <span className={s.steps}>
        {(since === null || day > since) && (
          <Link to={at(addDays(day, -1))} className={buttonClass({ variant: 'secondary', hideText: true })}>
            <ChevronLeft size={18} aria-hidden="true" />
            <span className="visually-hidden">{t('before')}</span>
          </Link>
        )}
        {day < today && (
          <Link to={at(addDays(day, 1))} className={buttonClass({ variant: 'secondary', hideText: true })}>
            <ChevronRight size={18} aria-hidden="true" />
            <span className="visually-hidden">{t('after')}</span>
          </Link>
        )}
      </span>
    </div>
  )
}

/** The day in five sums. */
function DayFigures({ sums }: { sums: DaySum | undefined }) {
  const { t } = useTranslation('days')
  const locale = useLocale()
  const names = ['topUps', 'spent', 'refunds', 'transfers'] as const
  return (
    <dl className={s.figures}>
      {names.map((name) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{sums?.[name] ? <Money amount={daySum(sums[name].amount)} currency={sums[name].currency} locale={locale} /> : '—'}</dd>
        </div>
      ))}
      <div>
        <dt>{t('end')}</dt>
        <dd>{sums?.balanceEnd ? <Money amount={daySum(sums.balanceEnd.amount)} currency={sums.balanceEnd.currency} locale={locale} /> : '—'}</dd>
      </div>
    </dl>
  )
}
