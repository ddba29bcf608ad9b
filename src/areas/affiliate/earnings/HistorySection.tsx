import { Link } from 'react-router'
import { isAbsent } from '@/api/problem.ts'
import { useTranslation } from '@/i18n/use-translation.ts'
import { earningSpans } from '@/api/contract/worker-money.ts'
import { workerMoneyApi } from '@/api/endpoints/worker.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { DownloadCsv } from '@/shared/list/DownloadCsv.tsx'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import { useAddress, withValues } from '@/shared/query/use-address.ts'
import { RowDay } from '@/shared/account/RowTime.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { Tabs } from '@/ui/Tabs.tsx'
import { earningPlaces, earningTable, rowsOf } from './earnings.ts'
import type { EarnedRow } from './earnings.ts'

type EarningSpan = (typeof earningSpans)[number]

/** The last day of a month, such as `2026-02-28` of `2026-02`. */
const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))
    .toISOString()
    .slice(0, 10)

/** Earnings by day or by month. A month leads to its days, a day to its tasks. */
export function HistorySection() {
  const { t } = useTranslation('earnings')
  const [params, change] = useAddress()
  const by = known(earningSpans, params.get('by') ?? '') ?? 'day'
  const asked = params.get('month') ?? ''
  const month = by === 'day' && /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : null
  const answer = workerMoneyApi.useEarningsQuery({
    granularity: by,
    ...(month && { dateFrom: `${month}-01`, dateTo: lastDayOf(month) }),
  })
  // While another span loads, the rows of the last one are not shown under its name.
  const shown = { ...answer, data: answer.currentData }
  const { data } = shown
  if (isAbsent(answer)) return null
  return (
    <AccountSection
      title={t('history.title')}
      aside={
        !(data ? data.records.length === 0 : shown.error) && (
          <DownloadCsv
            name={t('history.file')}
            rows={data ? () => earningTable(data.records) : null}
          />
        )
      }
    >
      <Tabs
        label={t('history.title')}
        value={by}
        onChange={(next) => change({ by: next === 'day' ? null : next, month: null })}
        items={earningSpans.map((span) => ({
          id: span,
          label: t(`history.by.${span}`),
          content: (
            <Loaded
              answer={shown}
              level={3}
              skeleton={
                <SkeletonGroup label={t('history.title')}>
                  <Skeleton lines={8} />
                </SkeletonGroup>
              }
            >
              {({ records }) => <EarnedTable rows={rowsOf(records)} by={span} month={month} />}
            </Loaded>
          ),
        }))}
      />
    </AccountSection>
  )
}

interface EarnedTableProps {
  rows: readonly EarnedRow[]
  by: EarningSpan
  /** The month whose days are shown; null for the last days. */
  month: string | null
}

function EarnedTable({ rows, by, month }: EarnedTableProps) {
  const { t } = useTranslation('earnings')
  const locale = useLocale()
  const format = useFormat()
  const [params] = useAddress()
  const sum = (amount: string, currency: string) =>
    /[1-9]/.test(amount) ? (
      <Money amount={amount} currency={currency} locale={locale} places={earningPlaces} />
    ) : (
      '—'
    )
  const columns: Column<EarnedRow>[] = [
    {
      key: 'bucket',
      header: t(`history.column.${by}`),
      rowHeader: true,
      nowrap: true,
      cell: ({ bucket }) =>
        by === 'day' ? (
          <RouteLink to={{ id: 'cabinet', search: { day: bucket } }}>
            <RowDay day={bucket} />
          </RouteLink>
        ) : (
          <Link
            to={{
              search: withValues(params, { by: null, month: bucket.slice(0, 7) }).toString(),
            }}
            preventScrollReset
          >
            {format.date(`${bucket}T12:00:00Z`, 'month')}
          </Link>
        ),
    },
    {
      key: 'net',
      header: t('history.column.net'),
      lead: 'bare',
      numeric: true,
      cell: ({ net, currency }) => sum(net, currency),
    },
    {
      key: 'solved',
      header: t('history.column.solved'),
      numeric: true,
      cell: ({ solved }) => format.number(solved),
    },
    {
      key: 'mistakes',
      header: t('history.column.mistakes'),
      numeric: true,
      minor: ({ mistakes }) => mistakes === 0,
      cell: ({ mistakes }) => format.number(mistakes),
    },
    {
      key: 'bonus',
      header: t('history.column.bonus'),
      numeric: true,
      folds: true,
      cell: ({ bonus, currency }) => sum(bonus, currency),
    },
    {
      key: 'fines',
      header: t('history.column.fines'),
      numeric: true,
      folds: true,
      cell: ({ fines, currency }) => sum(fines, currency),
    },
  ]
  return (
    <div className="stack gap-3">
      {month && (
        <p className="quiet text-2">
          {t('history.month', { month: format.date(`${month}-15T12:00:00Z`, 'month') })}{' '}
          <Link to={{ search: withValues(params, { month: null }).toString() }} preventScrollReset>
            {t('history.lastDays')}
          </Link>
        </p>
      )}
      <PartedTable
        caption={t('history.title')}
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={({ bucket }) => bucket}
        empty={<p>{t('history.none')}</p>}
      />
    </div>
  )
}
