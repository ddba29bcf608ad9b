import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import type { DaySum } from '@/api/contract/ledger.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { addDays } from '@/lib/zone.ts'
import { List } from '@/shared/list/List.tsx'
import type { ListQuery } from '@/shared/query/use-list-query.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Money } from '@/ui/Money.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { daySum, ledgerNames } from './days.ts'
import type { ledgerQuery } from './days.ts'
import type { useDay } from './use-day.ts'
import { useLedgerColumns } from './use-ledger-columns.tsx'
import s from '../history.module.css'

interface DayLedgerProps {
  day: string
  today: string
  query: ListQuery<typeof ledgerQuery.fields>
  ledger: ReturnType<typeof useDay>
  sums: DaySum | undefined
  /** The first day with data. */
  since: string | null
}

/** All movements of a day, with their reasons. */
export function DayLedger({ day, today, query, ledger, sums, since }: DayLedgerProps) {
  const { t } = useTranslation(['ledger', 'common'])
  const { t: common } = useTranslation()
  const columns = useLedgerColumns()
  const { entries } = ledger
  // The day replaces the list that contained its link.
  const heading = useTakeFocus<HTMLHeadingElement>()
  return (
    <>
      <DayBar day={day} today={today} query={query} since={since} heading={heading} />
      <DayFigures sums={sums} />
      <List
        query={query}
        answer={ledger}
        rows={() => entries}
        rowKey={({ id }) => id}
        columns={columns}
        section={{ title: common('label.transactions'), aside: <TasksLink day={day} /> }}
        words={{
          found: () => t('shown', { count: entries.length }),
          empty: { title: t('none') },
          more: { came: () => t('shown', { count: entries.length }) },
        }}
        filters={{
          kind: { label: common('label.kind'), nameOf: (kind) => t(ledgerNames[kind]) },
        }}
      />
    </>
  )
}

function TasksLink({ day }: { day: string }) {
  const { t } = useTranslation('ledger')
  return (
    <RouteLink to={{ id: 'uploads', search: { dateFrom: day, dateTo: day } }}>
      {t('tasks')}
    </RouteLink>
  )
}

interface DayBarProps extends Pick<DayLedgerProps, 'day' | 'today' | 'query' | 'since'> {
  heading: React.RefObject<HTMLHeadingElement | null>
}

function DayBar({ day, today, query, since, heading }: DayBarProps) {
  const { t } = useTranslation('ledger')
  const locale = useLocale()
  const format = formatFor(locale, 'UTC')
  return (
    <div className={`cluster gap-2 gap-x-4 ${s.bar}`}>
      <Link
        to={query.hrefWith({ day: null, kind: null })}
        className={buttonClass({ variant: 'tertiary' })}
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {t('back')}
      </Link>
      <h2 ref={heading} tabIndex={-1}>
        <time dateTime={day}>{format.date(day)}</time>
      </h2>
      <span className={`gap-1 ${s.steps}`}>
        {(since === null || day > since) && (
          <Link
            to={query.hrefWith({ day: addDays(day, -1) })}
            className={buttonClass({ variant: 'secondary', hideText: true })}
          >
            <ChevronLeft size={18} aria-hidden="true" />
            <span className="visually-hidden">{t('before')}</span>
          </Link>
        )}
        {day < today && (
          <Link
            to={query.hrefWith({ day: addDays(day, 1) })}
            className={buttonClass({ variant: 'secondary', hideText: true })}
          >
            <ChevronRight size={18} aria-hidden="true" />
            <span className="visually-hidden">{t('after')}</span>
          </Link>
        )}
      </span>
    </div>
  )
}

/** The five totals of the day. */
function DayFigures({ sums }: { sums: DaySum | undefined }) {
  const { t } = useTranslation('days')
  const locale = useLocale()
  const names = ['topUps', 'spent', 'refunds', 'transfers'] as const
  return (
    <DescriptionList layout="cells" terms="small" details="figure" className={s.figures}>
      {names.map((name) => (
        <Description key={name} term={t(name)}>
          {sums?.[name] ? (
            <Money
              amount={daySum(sums[name].amount)}
              currency={sums[name].currency}
              locale={locale}
            />
          ) : (
            '—'
          )}
        </Description>
      ))}
      <Description term={t('end')}>
        {sums?.balanceEnd ? (
          <Money
            amount={daySum(sums.balanceEnd.amount)}
            currency={sums.balanceEnd.currency}
            locale={locale}
          />
        ) : (
          '—'
        )}
      </Description>
    </DescriptionList>
  )
}
