import { useTranslation } from '@/i18n/use-translation.ts'
import { reportStatuses } from '@/api/contract/reports.ts'
import type { Report } from '@/api/contract/reports.ts'
import { reportApi } from '@/api/endpoints/customer.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { RowTime } from '@/shared/account/RowTime.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { shownOf } from '@/shared/list/answer.ts'
import { List } from '@/shared/list/List.tsx'
import { perPage } from '@/shared/list/per-page.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { notRecordedReasons, reportQuery, reportTones } from './reports.ts'
import { SentPicture } from '../kit/SentPicture.tsx'
import { ReportShare } from './ReportShare.tsx'
import s from '../customer.module.css'
import { serverTime } from '@/lib/server-clock.ts'
import { cutText } from '@/lib/cut-text.ts'

/** The customer's complaints and their results. */
export function Complaints() {
  const { t } = useTranslation('complaints')
  const { t: common } = useTranslation()
  const query = useListQuery(reportQuery)
  const columns = useColumns()
  const answer = reportApi.useReportsQuery(
    { ...query.value, perPage },
    // Open complaints can be decided while the page is open.
    { refetchOnMountOrArgChange: 30, pollingInterval: 60_000, skipPollingIfUnfocused: true },
  )
  const { data, error, fulfilledTimeStamp = 0 } = answer
  const { summary } = shownOf(answer) ?? data ?? {}
  return (
    <>
      {summary ? (
        <ReportShare summary={summary} now={serverTime(fulfilledTimeStamp)} />
      ) : (
        !data &&
        !error && (
          <SectionSkeleton title={t('share.title')} text={t('share.text')} lines={15} unknown />
        )
      )}
      <List
        query={query}
        answer={answer}
        rows={({ records }) => records}
        rowKey={({ id }) => id}
        columns={columns}
        section={{ title: t('list.title'), text: t('list.text') }}
        words={{
          found: (count) => t('list.found', { count }),
          empty: { title: t('list.empty'), text: t('list.emptyText') },
        }}
        filters={{
          status: {
            label: common('label.status'),
            nameOf: (status) => t(`status.${status}.name`),
          },
          dateFrom: { label: common('label.from') },
          dateTo: { label: common('label.to') },
        }}
      />
    </>
  )
}

function useColumns(): Column<Report>[] {
  const { t } = useTranslation('complaints')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const typeName = useTypeName()
  return [
    {
      key: 'task',
      header: t('column.task'),
      rowHeader: true,
      cell: ({ taskId, imageUrl, answer }) => (
        <span className={`gap-1 items-start ${s.task}`}>
          {imageUrl && (
            <SentPicture
              size="small"
              url={imageUrl}
              alt={answer ? t('alt', { answer }) : t('altPlain')}
              missing={common('label.pictureLost')}
            />
          )}
          {taskId && (
            <RouteLink to={{ id: 'uploads', search: { view: 'tasks', task: taskId } }}>
              {taskId}
            </RouteLink>
          )}
        </span>
      ),
    },
    {
      key: 'type',
      header: common('label.type'),
      lead: 'bare',
      cell: ({ type, typeTitle }) =>
        type ? typeName(type, typeTitle) : typeTitle && cutText(typeTitle),
    },
    {
      key: 'answer',
      folds: true,
      header: common('label.answer'),
      cell: ({ answer }) => answer && <code translate="no">{cutText(answer)}</code>,
    },
    {
      key: 'second',
      folds: true,
      header: t('column.second'),
      cell: ({ secondAnswer }) => secondAnswer && <code translate="no">{secondAnswer}</code>,
    },
    {
      key: 'status',
      header: common('label.status'),
      state: true,
      cell: (report) => <Status report={report} />,
    },
    {
      key: 'refund',
      folds: true,
      header: t('column.refund'),
      numeric: true,
      amount: ({ refund }) => refund?.amount,
      lead: false,
      cell: ({ refund }) =>
        refund && (
          <Money amount={refund.amount} currency={refund.currency} locale={locale} signed />
        ),
    },
    {
      key: 'created',
      header: t('column.created'),
      plain: true,
      cell: ({ createdAt, decidedAt }) => (
        <span className={s.times}>
          {createdAt && <RowTime at={createdAt} />}
          {decidedAt && (
            <span className="quiet text-1 regular" data-folds="">
              {t('decided')} <DateTime at={decidedAt} format="dateTime" />
            </span>
          )}
        </span>
      ),
    },
  ]
}

function Status({ report: { status, reason } }: { report: Report }) {
  const { t } = useTranslation('complaints')
  const one = known(reportStatuses, status)
  const why = one === 'not_recorded' ? known(notRecordedReasons, reason ?? '') : undefined
  return (
    <StatusBadge
      status={status}
      tone={one && reportTones[one]}
      tip={why ? t(`notRecorded.${why}`) : one && t(`status.${one}.tip`)}
    >
      {one && t(`status.${one}.name`)}
    </StatusBadge>
  )
}
