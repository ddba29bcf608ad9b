import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { deliveryStates } from '@/api/contract/deliveries.ts'
import type { Sent } from '@/api/contract/deliveries.ts'
import { known } from '@/lib/known.ts'
import { serverTime } from '@/lib/server-clock.ts'
import type { ListAnswer } from '@/shared/list/answer.ts'
import type { FilterWords } from '@/shared/list/Filters.tsx'
import { List } from '@/shared/list/List.tsx'
import type { AddressFields } from '@/shared/query/query.ts'
import type { ListQuery } from '@/shared/query/use-list-query.ts'
import type { Column } from '@/ui/DataTable.tsx'
import type { logFields } from './log-fields.ts'
import { useSentColumns } from './use-sent-columns.tsx'

/** A part of a log, and for how many days the whole is kept. */
interface LogPart<D> {
  records: readonly D[]
  retentionDays?: number | null | undefined
}
interface LogAnswer<D> extends ListAnswer<{ pages: readonly LogPart<D>[] }> {
  fulfilledTimeStamp?: number | undefined
}

/** What the dialog of the open delivery needs. */
export interface OpenDelivery<D> {
  id: string
  /** Undefined for one that the list does not contain: a link, a filter. */
  listed: D | undefined
  onSent: (delivery: D) => void
  onClose: () => void
}

interface DeliveryLogProps<F, D extends Sent> {
  query: ListQuery<F>
  answer: LogAnswer<D>
  /** What the deliveries were about. */
  about: Column<D>
  /** The filters besides state and days. */
  filters: Omit<FilterWords<F>, keyof typeof logFields>
  /** When the log has entries. */
  emptyText: string
  /** The title, if it is not "Deliveries". */
  title?: string
  /** An action of the whole log. */
  aside?: ReactNode
  /** Shows one delivery: a `SentDialog`. */
  dialog: (open: OpenDelivery<D>) => ReactNode
}

/**
 * A log of what was sent, newest first. Earlier entries are added below, and the address names
 * filters and the open entry.
 */
export function DeliveryLog<F extends AddressFields, D extends Sent>(
  props: DeliveryLogProps<F, D>,
): ReactNode
export function DeliveryLog({
  query,
  answer,
  about,
  filters,
  emptyText,
  title,
  aside,
  dialog,
}: DeliveryLogProps<AddressFields, Sent>) {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const { currentData, fulfilledTimeStamp = 0 } = answer
  const columns = useSentColumns(
    serverTime(fulfilledTimeStamp),
    (id) => query.hrefWith({ delivery: id }),
    about,
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
        title: title ?? t('log.title'),
        text: retention ? t('log.retention', { count: retention }) : '\u00a0',
        aside,
      }}
      words={{
        found: (count) => t('log.found', { count }),
        empty: { title: t('log.empty'), text: emptyText },
        more: { came: (count) => t('log.came', { count }) },
        refresh: t('log.refresh'),
      }}
      filters={{
        status: {
          label: common('label.status'),
          nameOf: (state: string) => {
            const one = known(deliveryStates, state)
            return one ? t(`state.${one}`) : state
          },
        },
        ...filters,
        dateFrom: { label: common('label.from') },
        dateTo: { label: common('label.to') },
      }}
    >
      {opened !== null &&
        dialog({
          id: opened,
          listed: currentData?.pages
            .flatMap(({ records }) => records)
            .find(({ id }) => id === opened),
          onSent: ({ id }) => query.setOthers({ delivery: id }, { replace: true }),
          onClose: () => query.setOthers({ delivery: null }),
        })}
    </List>
  )
}
