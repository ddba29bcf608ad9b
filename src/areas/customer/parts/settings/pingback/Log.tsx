import { RefreshCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { Link } from '@/shared/Link.tsx'
import type { Delivery } from '@/api/contract/deliveries.ts'
import { deliveryApi } from '@/api/endpoints/deliveries.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { ListEmpty } from '@/shared/account/ListEmpty.tsx'
import { withParam } from '@/shared/account/lists.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { readLogFilter, stateOf, stateTones } from '../../../model/settings/pingback.ts'
import { ResetFilters } from '../Filters.tsx'
import { useSpan } from '../use-span.ts'
import { LogFilters } from './LogFilters.tsx'
import { useFailureWords } from './use-failure-words.ts'
import s from './pingback.module.css'

const loadDelivery = async () => (await import('./DeliveryDialog.tsx')).DeliveryDialog
const filterNames = ['status', 'host', 'taskId', 'dateFrom', 'dateTo']
export const perPage = 20

/** What was sent where, newest first; earlier ones are added below, and filters and the open row are in the address. */
export function Log() {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const [params, setParams] = useSearchParams()
  const filter = readLogFilter(params)
  const filtered = Object.keys(filter).length > 0
  const list = deliveryApi.usePingbackLogInfiniteQuery({ ...filter, perPage }, { refetchOnMountOrArgChange: 30 })
  const { currentData, error, isFetching, isFetchingNextPage, hasNextPage, refetch, fulfilledTimeStamp = 0 } = list
  const lock = useRef(false)
  const table = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState(0)
  const records = unique(currentData?.pages.flatMap((page) => page.records) ?? [])
  const retention = currentData?.pages.at(-1)?.retentionDays
  const opened = params.get('delivery')
  const columns = useColumns(fulfilledTimeStamp)
  const close = () => setParams(withParam(params, 'delivery', ''), { preventScrollReset: true })

  async function earlier(): Promise<void> {
    if (lock.current) return
    lock.current = true
    try {
      const before = records.length
      const { data: all, isError } = await list.fetchNextPage()
      if (isError) return
      setMore(unique(all?.pages.flatMap((page) => page.records) ?? []).length - before)
      // The button goes with the last page: the focus is put on what came.
      if (all && all.pages.at(-1)?.nextBefore === null)
        requestAnimationFrame(() => table.current?.querySelectorAll<HTMLElement>('tbody a')[before]?.focus())
    } finally {
      lock.current = false
    }
  }

  return (
    <AccountSection
      title={t('log.title')}
      text={retention ? t('log.retention', { count: retention }) : '\u00a0'}
      aside={
        <Button
          variant="tertiary"
          loading={isFetching && !isFetchingNextPage && currentData !== undefined}
          loadingText={t('log.refreshing')}
          prepend={<RefreshCw size={18} aria-hidden="true" />}
          onClick={() => void refetch()}
        >
          {t('log.refresh')}
        </Button>
      }
    >
      <LogFilters filter={filter} />
      {!currentData && error ? (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} level={3} />
      ) : (
        <div ref={table}>
          <DataTable
            caption={t('log.caption')}
            hideCaption
            columns={columns}
            rows={records}
            rowKey={({ id }) => id}
            loadingRows={currentData ? 0 : 8}
            busy={isFetching && currentData !== undefined}
            empty={<ListEmpty page={0} title={t('log.empty')} text={t('log.emptyText')} reset={filtered && <ResetFilters names={filterNames} />} />}
          />
          {currentData && error !== undefined && (
            <p role="alert" className={s.failed}>
              {common(`problem.${problemKey(toProblem(error))}.title`)}
            </p>
          )}
          {hasNextPage && (
            <div className={s.more}>
              <Button variant="secondary" loading={isFetchingNextPage} loadingText={t('log.loadingMore')} onClick={() => void earlier()}>
                {t('log.more')}
              </Button>
            </div>
          )}
          <p role="status" className="visually-hidden">
            {more > 0 && t('log.came', { count: more })}
          </p>
        </div>
      )}
      {opened && (
        <LateDialog
          load={loadDelivery}
          props={{
            id: opened,
            listed: records.find(({ id }) => id === opened),
            onSent: ({ id }) => setParams(withParam(params, 'delivery', id), { preventScrollReset: true, replace: true }),
            onClose: close,
          }}
        />
      )}
    </AccountSection>
  )
}

/** What arrives between two pages may stand on both. */
function unique(records: readonly Delivery[]): Delivery[] {
  return [...new Map(records.map((record) => [record.id, record])).values()]
}

function useColumns(now: number): Column<Delivery>[] {
  const { t } = useTranslation('pingback')
  const format = useFormat()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const words = useFailureWords()
  const span = useSpan()
  return [
    {
      key: 'when',
      header: t('log.column.when'),
      rowHeader: true,
      nowrap: true,
      cell: ({ id, createdAt }) => (
        <Link className={s.open} to={{ pathname, search: withParam(params, 'delivery', id).toString() }} preventScrollReset>
          <time dateTime={createdAt}>{format.date(createdAt, 'dateTime')}</time>
        </Link>
      ),
    },
    {
      key: 'state',
      header: t('log.column.state'),
      cell: (delivery) => {
        const state = stateOf(delivery)
        const { attempt, nextRetryAt } = delivery
        return (
          <span className={s.stacked}>
            <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>
            {(attempt > 1 || nextRetryAt) && (
              <span className={s.small}>
                {t('log.attempt', { attempt })}
                {nextRetryAt && (
                  <>
                    {' · '}
                    <time dateTime={nextRetryAt} title={format.date(nextRetryAt, 'dateTime')}>
                      {t('log.next', { time: format.relative(nextRetryAt, now) })}
                    </time>
                  </>
                )}
              </span>
            )}
          </span>
        )
      },
    },
    {
      key: 'answer',
      header: t('log.column.answer'),
      cell: (delivery) =>
        delivery.httpStatus === null ? words(delivery).title : <span className={s.http}>{t('log.http', { status: delivery.httpStatus })}</span>,
    },
    { key: 'task', header: t('log.column.task'), cell: ({ taskId }) => taskId && <span className={s.number}>{taskId}</span> },
    {
      key: 'host',
      header: t('log.column.host'),
      cell: ({ url }) => <span className={s.url}>{URL.canParse(url) ? new URL(url).host : url}</span>,
    },
    { key: 'time', header: t('log.column.time'), numeric: true, cell: ({ durationMs }) => durationMs !== null && span(durationMs) },
  ]
}
