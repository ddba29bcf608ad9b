import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { reportStatuses } from '@/api/contract/reports.ts'
import type { Report } from '@/api/contract/reports.ts'
import { reportApi } from '@/api/endpoints/reports.ts'
import { toProblem } from '@/api/problem.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ListEmpty } from '@/shared/account/ListEmpty.tsx'
import { ListPages } from '@/shared/account/ListPages.tsx'
import { perPage } from '@/shared/account/lists.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { notRecordedReasons, readReportQuery, reportTones } from '../../../model/settings/reports.ts'
import { FilterBar, FilterDays, FilterSelect, ResetFilters } from '../Filters.tsx'
import { Picture } from '../Picture.tsx'
import { Share } from './Share.tsx'
import s from './complaints.module.css'

const filterNames = ['status', 'dateFrom', 'dateTo']

/** What was complained about and what became of it; the filters are in the address. */
export function Complaints() {
  const { t } = useTranslation('complaints')
  const [params] = useSearchParams()
  const query = readReportQuery(params)
  const filtered = filterNames.some((name) => name in query)
  const columns = useColumns()
  const {
    data,
    currentData,
    error,
    isFetching,
    refetch,
    fulfilledTimeStamp = 0,
  } = reportApi.useReportsQuery(
    { ...query, perPage },
    // Open ones are decided while one looks.
    { refetchOnMountOrArgChange: 30, pollingInterval: 60_000, skipPollingIfUnfocused: true },
  )
  const shown = currentData ?? (error ? undefined : data)
  const summary = (shown ?? data)?.summary
  return (
    <>
      {summary ? <Share summary={summary} now={fulfilledTimeStamp} /> : !data && !error && <SectionSkeleton title={t('share.title')} lines={9} />}
      <AccountSection title={t('list.title')} text={t('list.text')}>
        <FilterBar label={t('list.filters')}>
          <FilterSelect
            name="status"
            label={t('column.status')}
            value={query.status}
            any={t('list.any')}
            options={reportStatuses.map((value) => ({ value, label: t(`status.${value}.name`) }))}
          />
          <FilterDays from={t('list.from')} to={t('list.to')} query={query} />
        </FilterBar>
        {!shown && error ? (
          <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} level={3} />
        ) : (
          <>
            <p role="status" className="visually-hidden">
              {filtered && currentData ? t('list.found', { count: currentData.totalCount ?? currentData.records.length }) : ''}
            </p>
            <DataTable
              caption={t('list.caption')}
              hideCaption
              columns={columns}
              rows={shown?.records ?? []}
              rowKey={({ id }) => id}
              loadingRows={shown ? 0 : 6}
              busy={isFetching && shown !== undefined}
              empty={
                <ListEmpty
                  page={query.page}
                  title={t('list.empty')}
                  text={t('list.emptyText')}
                  reset={filtered && <ResetFilters names={filterNames} />}
                />
              }
            />
            <ListPages page={query.page} total={shown?.totalCount} label={t('list.pages')} />
          </>
        )}
      </AccountSection>
    </>
  )
}

function useColumns(): Column<Report>[] {
  const { t } = useTranslation('complaints')
  const format = useFormat()
  const locale = useLocale()
  const typeName = useTypeName()
  return [
    {
      key: 'task',
      header: t('column.task'),
      rowHeader: true,
      cell: ({ taskId, imageUrl, answer, type, typeTitle }) => (
        <span className={s.task}>
          {imageUrl && <Picture size="small" url={imageUrl} alt={answer ? t('alt', { answer }) : t('altPlain')} missing={t('missing')} />}
          {taskId && <RouteLink to={{ id: 'uploads', search: { view: 'tasks', task: taskId } }}>{taskId}</RouteLink>}
          {(typeTitle || type) && <span className={s.quiet}>{type ? typeName(type, typeTitle) : typeTitle}</span>}
        </span>
      ),
    },
    { key: 'answer', header: t('column.answer'), cell: ({ answer }) => answer && <code translate="no">{answer}</code> },
    { key: 'second', header: t('column.second'), cell: ({ secondAnswer }) => secondAnswer && <code translate="no">{secondAnswer}</code> },
    { key: 'status', header: t('column.status'), cell: (report) => <Status report={report} /> },
    {
      key: 'refund',
      header: t('column.refund'),
      numeric: true,
      cell: ({ refund }) => refund && <Money amount={refund.amount} currency={refund.currency} locale={locale} signed />,
    },
    {
      key: 'created',
      header: t('column.created'),
      cell: ({ createdAt, decidedAt }) => (
        <span className={s.times}>
          {createdAt && <time dateTime={createdAt}>{format.date(createdAt, 'dateTime')}</time>}
          {decidedAt && (
            <span className={s.quiet}>
              {t('decided')} <time dateTime={decidedAt}>{format.date(decidedAt, 'dateTime')}</time>
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
  if (!one) return <Badge>{plainCode(status)}</Badge>
  const why = one === 'not_recorded' ? known(notRecordedReasons, reason ?? '') : undefined
  return (
    <Badge tone={reportTones[one]} tip={why ? t(`notRecorded.${why}`) : t(`status.${one}.tip`)}>
      {t(`status.${one}.name`)}
    </Badge>
  )
}
