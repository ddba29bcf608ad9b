import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Delivery } from '@/api/contract/pingback.ts'
import { pingbackApi } from '@/api/endpoints/customer.ts'
import { cutText } from '@/lib/cut-text.ts'
import { readableDomain } from '@/lib/domain.ts'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { TimeAgo } from '@/shared/account/TimeAgo.tsx'
import { List } from '@/shared/list/List.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { Badge } from '@/ui/Badge.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { deliveriesQuery, deliveryState, stateTones } from './pingback.ts'
import { useSpan } from '../kit/use-span.ts'
import { useFailureWords } from './use-failure-words.ts'
import s from '../customer.module.css'
import { DeliveryDialog } from './DeliveryDialog.tsx'
import { serverTime } from '@/lib/server-clock.ts'

export const deliveriesPerPage = 20

/**
 * The deliveries, newest first. Earlier ones are added below, and the address names the open row.
 */
export function Log() {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const query = useListQuery(deliveriesQuery)
  const { data: hosts } = pingbackApi.usePingbackHostsQuery()
  const answer = pingbackApi.usePingbackLogInfiniteQuery(
    { ...query.value, perPage: deliveriesPerPage },
    { refetchOnMountOrArgChange: 30 },
  )
  const { currentData, fulfilledTimeStamp = 0 } = answer
  const columns = useColumns(serverTime(fulfilledTimeStamp), (id) =>
    query.hrefWith({ delivery: id }),
  )
  const retention = currentData?.pages.at(-1)?.retentionDays
  const opened = query.other('delivery')
  return (
    <List
      query={query}
      answer={answer}
      rows={({ pages }) => pages.flatMap(({ records }) => records)}
      rowKey={({ id }) => id}
      columns={columns}
      section={{
        title: t('log.title'),
        text: retention ? t('log.retention', { count: retention }) : '\u00a0',
      }}
      words={{
        empty: { title: t('log.empty'), text: t('log.emptyText') },
        more: { came: (count) => t('log.came', { count }) },
        refresh: t('log.refresh'),
      }}
      filters={{
        status: { label: common('label.status'), nameOf: (state) => t(`state.${state}`) },
        hostId: {
          label: common('label.host'),
          options: (hosts?.records ?? []).map(({ id, host }) => ({
            value: String(id),
            label: cutText(readableDomain(host)),
          })),
        },
        taskId: {
          label: common('label.taskId'),
          wrong: t('log.taskIdWrong'),
          inputMode: 'numeric',
          mono: true,
        },
        dateFrom: { label: common('label.from') },
        dateTo: { label: common('label.to') },
      }}
    >
      {opened && (
        <DeliveryDialog
          id={opened}
          listed={currentData?.pages
            .flatMap(({ records }) => records)
            .find(({ id }) => id === opened)}
          onSent={({ id }) => query.setOthers({ delivery: id }, { replace: true })}
          onClose={() => query.setOthers({ delivery: null })}
        />
      )}
    </List>
  )
}

function useColumns(now: number, hrefOf: (delivery: Delivery['id']) => string): Column<Delivery>[] {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const words = useFailureWords()
  const span = useSpan()
  return [
    {
      key: 'when',
      header: t('log.column.when'),
      rowHeader: true,
      nowrap: true,
      cell: ({ id, createdAt }) => (
        <Link className={s.open} to={hrefOf(id)} preventScrollReset>
          <DateTime at={createdAt} format="dateTime" />
        </Link>
      ),
    },
    {
      key: 'state',
      plain: true,
      header: common('label.status'),
      cell: (delivery) => {
        const state = deliveryState(delivery)
        const { attempt, nextRetryAt } = delivery
        return (
          <span className={`gap-0 items-start ${s.stacked}`}>
            <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>
            {(attempt > 1 || nextRetryAt) && (
              <span className="quiet text-1">
                {t('log.attempt', { attempt })}
                {nextRetryAt && (
                  <>
                    {' · '}
                    <TimeAgo at={nextRetryAt} now={now}>
                      {(time) => t('log.next', { time })}
                    </TimeAgo>
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
      folds: true,
      header: t('log.column.answer'),
      cell: (delivery) =>
        delivery.httpStatus === null ? (
          words(delivery).title
        ) : (
          <span className="num nowrap">{t('log.http', { status: delivery.httpStatus })}</span>
        ),
    },
    {
      key: 'task',
      header: common('label.task'),
      cell: ({ taskId }) => taskId && <span className="num">{taskId}</span>,
    },
    {
      key: 'host',
      folds: true,
      header: common('label.host'),
      cell: ({ url }) => (
        <span className={`break ${s.url}`}>{URL.canParse(url) ? new URL(url).host : url}</span>
      ),
    },
    {
      key: 'time',
      folds: true,
      lead: false,
      header: t('log.column.time'),
      numeric: true,
      cell: ({ durationMs }) => durationMs !== null && span(durationMs),
    },
  ]
}
