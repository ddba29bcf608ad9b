import { useTranslation } from '@/i18n/use-translation.ts'
import { botRatings } from '@/api/contract/bot.ts'
import type { StaffThread } from '@/api/contract/bot.ts'
import { botApi } from '@/api/endpoints/bot.ts'
import { cutText } from '@/lib/cut-text.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { known } from '@/lib/known.ts'
import { RowTime } from '@/shared/account/RowTime.tsx'
import { List } from '@/shared/list/List.tsx'
import { perPage } from '@/shared/list/per-page.ts'
import { useAddress } from '@/shared/query/use-address.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import type { BadgeTone } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { staffQuery } from './query.ts'
import { ThreadDialog } from './ThreadDialog.tsx'

const tones: Record<(typeof botRatings)[number], BadgeTone> = {
  helpful: 'ok',
  unhelpful: 'bad',
  none: 'neutral',
}

/**
 * The bot's conversations, by rating and by whether a person took over. The address names the open
 * one.
 */
export function BotThreads() {
  const { t } = useTranslation('botThreads')
  const { t: common } = useTranslation()
  const query = useListQuery(staffQuery)
  const [params, change] = useAddress()
  const open = params.get('thread')
  const answer = botApi.useStaffBotThreadsQuery(
    { ...query.value, perPage },
    { refetchOnMountOrArgChange: 15 },
  )
  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => records}
      rowKey={({ id }) => id}
      columns={useColumns((id) => change({ thread: String(id) }))}
      section={{ title: common('label.conversations') }}
      words={{
        found: (count) => t('list.found', { count }),
        empty: { title: t('list.empty'), text: t('list.emptyText') },
      }}
      filters={{
        rating: {
          label: common('label.rating'),
          nameOf: (rating) => t(`rating.${rating}`),
        },
        escalated: {
          label: t('filter.escalated'),
          nameOf: (escalated) => t(`escalated.${escalated}`),
        },
      }}
    >
      {open !== null && <ThreadDialog id={open} onClose={() => change({ thread: null })} />}
    </List>
  )
}

function useColumns(open: (id: StaffThread['id']) => void): Column<StaffThread>[] {
  const { t } = useTranslation('botThreads')
  const { t: common } = useTranslation()
  const format = useFormat()
  return [
    {
      key: 'title',
      header: t('column.title'),
      rowHeader: true,
      cell: ({ id, title, lastMessageAt }) => (
        <Button
          variant="none"
          // Many people ask the same.
          about={lastMessageAt ? format.date(lastMessageAt, 'dateTime') : undefined}
          onClick={() => open(id)}
          data-link=""
        >
          {cutText(title) || t('nameless')}
        </Button>
      ),
    },
    {
      key: 'who',
      folds: true,
      header: t('column.who'),
      cell: ({ user }) => <span translate="no">{user?.maskedEmail ?? '—'}</span>,
    },
    {
      key: 'rating',
      folds: true,
      header: common('label.rating'),
      cell: ({ rating }) => {
        const one = known(botRatings, rating)
        return (
          <StatusBadge status={rating} tone={one && tones[one]}>
            {one && t(`rating.${one}`)}
          </StatusBadge>
        )
      },
    },
    {
      key: 'over',
      folds: true,
      header: t('column.over'),
      cell: ({ ticket }) => (ticket ? t('ticket', { number: ticket.number }) : t('escalated.no')),
    },
    { key: 'count', header: common('label.messages'), numeric: true, cell: ({ count }) => count },
    {
      key: 'last',
      plain: true,
      header: t('column.last'),
      nowrap: true,
      cell: ({ lastMessageAt }) => <RowTime at={lastMessageAt} />,
    },
  ]
}
