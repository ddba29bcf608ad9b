import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { FairDay } from '@/api/contract/worker-account.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { withValues } from '@/shared/query/use-address.ts'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import { RowDay } from '@/shared/account/RowTime.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { fairPlaces } from './places.ts'
import s from '../account.module.css'

/** The anchor of the days, which the pay per hour links to. */
export const daysId = 'days'

/** Earnings, bonuses and fines by day. Each day links to its tasks. */
export function FairDays({ days }: { days: readonly FairDay[] }) {
  const { t } = useTranslation('fairness')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const [params] = useSearchParams()
  const money = (sum: FairDay['bonus']) =>
    sum && Number(sum.amount) !== 0 ? <Money {...sum} locale={locale} places={fairPlaces} /> : '—'
  const columns: Column<FairDay>[] = [
    {
      key: 'date',
      header: common('label.day'),
      rowHeader: true,
      nowrap: true,
      cell: ({ date }) => (
        <Link
          className={s.day}
          to={{ search: withValues(params, { day: date }).toString() }}
          preventScrollReset
        >
          <RowDay day={date} />
        </Link>
      ),
    },
    {
      key: 'solved',
      header: t('days.solved'),
      numeric: true,
      cell: ({ solved }) => format.number(solved),
    },
    {
      key: 'mistakes',
      header: t('days.mistakes'),
      numeric: true,
      cell: ({ mistakes }) => format.number(mistakes),
    },
    {
      key: 'earned',
      header: t('days.earned'),
      numeric: true,
      lead: 'bare',
      cell: ({ earned }) => <Money {...earned} locale={locale} places={fairPlaces} />,
    },
    {
      key: 'bonus',
      header: t('days.bonus'),
      numeric: true,
      folds: true,
      cell: ({ bonus }) => money(bonus),
    },
    {
      key: 'fines',
      header: t('days.fines'),
      numeric: true,
      folds: true,
      cell: ({ fines }) => money(fines),
    },
  ]
  return (
    <div id={daysId} className={`stack gap-3 ${s.part}`}>
      <h3>{t('days.title')}</h3>
      <PartedTable
        caption={t('days.title')}
        hideCaption
        columns={columns}
        rows={days}
        rowKey={({ date }) => date}
        empty={<p>{t('days.empty')}</p>}
      />
    </div>
  )
}
