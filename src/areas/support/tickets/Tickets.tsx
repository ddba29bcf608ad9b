import { useTranslation } from '@/i18n/use-translation.ts'
import type { Ticket } from '@/api/contract/tickets.ts'
import { justLoaded } from '@/api/first-paint.ts'
import { ticketApi } from '@/api/endpoints/tickets.ts'
import { cutText } from '@/lib/cut-text.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { usePolling } from '@/session/stream-state.ts'
import { RowTime } from '@/shared/account/RowTime.tsx'
import { List } from '@/shared/list/List.tsx'
import { perPage } from '@/shared/list/per-page.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import type { Column } from '@/ui/DataTable.tsx'
import { ticketQuery } from './query.ts'
import { categoryOf } from './status.ts'
import { TicketStatusBadge } from './TicketStatusBadge.tsx'

const watchMs = 15_000

/** The tickets, ordered by their latest message; the filters are in the address. */
export function Tickets() {
  const { t } = useTranslation('tickets')
  const { t: common } = useTranslation()
  const query = useListQuery(ticketQuery)
  const columns = useTicketColumns()
  const answer = ticketApi.useTicketsQuery(
    { ...query.value, perPage },
    {
      refetchOnMountOrArgChange: justLoaded,
      pollingInterval: usePolling(watchMs),
      skipPollingIfUnfocused: true,
    },
  )
  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => records}
      rowKey={({ id }) => id}
      columns={columns}
      section={{ title: t('list.title') }}
      words={{
        found: (count) => t('list.found', { count }),
        empty: {
          title: t('list.empty'),
          text: t('list.emptyText'),
          action: (
            <div className="cluster gap-3 justify-center">
              <RouteLink to={{ id: 'support' }} className={buttonClass({ variant: 'secondary' })}>
                {t('list.answers')}
              </RouteLink>
              <RouteLink
                to={{ id: 'supportBot' }}
                className={buttonClass({ variant: 'secondary' })}
              >
                {common('action.askBot')}
              </RouteLink>
            </div>
          ),
        },
      }}
      filters={{
        text: { label: common('action.search'), help: t('filter.textHelp') },
        status: {
          label: common('label.status'),
          nameOf: (status) => t(`status.${status}`),
        },
        category: {
          label: common('label.category'),
          nameOf: (category) => t(`category.${category}`),
        },
      }}
    />
  )
}

function useTicketColumns(): Column<Ticket>[] {
  const { t } = useTranslation('tickets')
  const { t: common } = useTranslation()
  return [
    {
      key: 'subject',
      header: common('label.subject'),
      rowHeader: true,
      cell: ({ id, number, subject, unread }) => (
        <span className="stack gap-0">
          <span className="cluster gap-1 gap-x-2">
            <RouteLink to={{ id: 'ticket', params: { id } }}>
              {cutText(subject) || t('nameless')}
            </RouteLink>
            {unread > 0 && <Badge tone="info">{t('unread', { count: unread })}</Badge>}
          </span>
          <span className="faint text-1 regular" translate="no" data-folds="">
            {t('number', { number })}
          </span>
        </span>
      ),
    },
    {
      key: 'category',
      folds: true,
      header: common('label.category'),
      cell: ({ category }) => {
        const known = categoryOf(category)
        return known ? t(`category.${known}`) : plainCode(category)
      },
    },
    {
      key: 'status',
      state: true,
      header: common('label.status'),
      cell: ({ status }) => <TicketStatusBadge status={status} />,
    },
    {
      key: 'assignee',
      folds: true,
      header: t('column.assignee'),
      cell: ({ assignee }) => assignee?.name || t('nobody'),
    },
    {
      key: 'last',
      plain: true,
      header: t('column.last'),
      nowrap: true,
      cell: ({ lastMessageAt }) => <RowTime at={lastMessageAt} />,
    },
  ]
}
