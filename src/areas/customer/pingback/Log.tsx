import { useTranslation } from 'react-i18next'
import type { Delivery } from '@/api/contract/pingback.ts'
import { pingbackApi } from '@/api/endpoints/customer.ts'
import { cutText } from '@/lib/cut-text.ts'
import { readableDomain } from '@/lib/domain.ts'
import { useSentColumns } from '@/shared/deliveries/use-sent-columns.tsx'
import { List } from '@/shared/list/List.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { deliveriesQuery } from './pingback.ts'
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
  const columns = useSentColumns<Delivery>(
    serverTime(fulfilledTimeStamp),
    (id) => query.hrefWith({ delivery: id }),
    {
      key: 'task',
      header: common('label.task'),
      cell: ({ taskId }) => taskId && <span className="num">{taskId}</span>,
    },
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
