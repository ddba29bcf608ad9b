import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import type { DaySum } from '@/api/contract/ledger.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { daySum, totalsOf } from './days.ts'
import s from '../history.module.css'

/** The totals of each day, linked to its movements. */
export function DayTable({
  days,
  loading,
  busy,
  hrefOf,
}: {
  days: readonly DaySum[]
  loading: boolean
  busy: boolean
  hrefOf: (day: string) => string
}) {
  const { t } = useTranslation()
  const columns = useDayColumns(hrefOf)
  return (
    <PartedTable
      caption={t('label.spending')}
      hideCaption
      columns={columns}
      rows={days}
      rowKey={({ day }) => day}
      loadingRows={loading ? 7 : 0}
      busy={busy && !loading}
      foot={days.length > 0 && <Totals days={days} />}
    />
  )
}

const sums = ['topUps', 'spent', 'refunds', 'transfers'] as const
const signed = { topUps: true, spent: false, refunds: true, transfers: true } as const

function useDayColumns(hrefOf: (day: string) => string): Column<DaySum>[] {
  const { t } = useTranslation('days')
  const { t: common } = useTranslation()
  const locale = useLocale()
  // A date without time is the same in every zone.
  const format = formatFor(locale, 'UTC')
  return [
    {
      key: 'day',
      header: common('label.day'),
      rowHeader: true,
      nowrap: true,
      cell: ({ day }) => (
        <Link to={hrefOf(day)}>
          <time dateTime={day}>{format.date(day, 'weekday') || day}</time>
        </Link>
      ),
    },
    ...sums.map((name): Column<DaySum> => ({
      key: name,
      header: t(name),
      numeric: true,
      nowrap: true,
      lead: name === 'spent' && 'labelled',
      folds: name !== 'spent',
      sum: (row) => row[name]?.amount,
      cell: (row: DaySum) => {
        const sum = row[name]
        if (!sum || /^-?0(?:\.0+)?$/.test(sum.amount)) return '—'
        return (
          <Money
            amount={sum.amount}
            currency={sum.currency}
            locale={locale}
            signed={signed[name]}
          />
        )
      },
    })),
    {
      key: 'end',
      header: t('end'),
      numeric: true,
      sum: ({ balanceEnd }) => balanceEnd?.amount,
      nowrap: true,
      cell: ({ balanceEnd }) =>
        balanceEnd ? (
          <Money amount={balanceEnd.amount} currency={balanceEnd.currency} locale={locale} />
        ) : (
          '—'
        ),
    },
  ]
}

function Totals({ days }: { days: readonly DaySum[] }) {
  const { t } = useTranslation('days')
  const locale = useLocale()
  const totals = totalsOf(days)
  return (
    <tr className={s.total}>
      <th scope="row">{t('total', { count: days.length })}</th>
      {sums.map((name) => (
        <td key={name} className={`num nowrap ${s.figure}`} data-label={t(name)}>
          <Money
            amount={daySum(totals[name])}
            currency={totals.currency}
            locale={locale}
            signed={signed[name]}
          />
        </td>
      ))}
      <td className={s.rest} />
    </tr>
  )
}
