import { useTranslation } from '@/i18n/use-translation.ts'
import type { SecurityRecord } from '@/api/contract/security.ts'
import { securityApi } from '@/api/endpoints/profile.ts'
import { countryName } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { parseAgent } from '@/lib/user-agent.ts'
import { cutText } from '@/lib/cut-text.ts'
import { RowTime } from '@/shared/account/RowTime.tsx'
import { List } from '@/shared/list/List.tsx'
import { perPage } from '@/shared/list/per-page.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { LongText } from '@/shared/LongText.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { eventBadge, eventsQuery, staffEvents } from './events.ts'

/** The security events of the account. */
export function SecurityLog() {
  const { t } = useTranslation('security')
  const query = useListQuery(eventsQuery)
  const answer = securityApi.useSecurityLogQuery(
    { ...query.value, perPage },
    { refetchOnMountOrArgChange: 30 },
  )
  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => records}
      rowKey={({ id }) => id}
      columns={useColumns()}
      section={{ title: t('log.title'), text: t('log.text') }}
      words={{
        empty: { title: t('log.empty'), text: t('log.emptyText') },
      }}
    />
  )
}

function useColumns(): Column<SecurityRecord>[] {
  const { t } = useTranslation('security')
  const locale = useLocale()
  return [
    {
      key: 'event',
      header: t('log.column.event'),
      rowHeader: true,
      cell: ({ event, reason }) => {
        const look = eventBadge(event)
        return (
          <>
            <StatusBadge status={event} tone={look?.tone}>
              {look && t(look.key)}
            </StatusBadge>
            {reason && (
              <p className="quiet text-1">
                <LongText text={reason} />
              </p>
            )}
          </>
        )
      },
    },
    {
      key: 'when',
      plain: true,
      header: t('log.column.when'),
      nowrap: true,
      cell: ({ createdAt }) => <RowTime at={createdAt} />,
    },
    {
      key: 'where',
      plain: true,
      header: t('log.column.where'),
      cell: ({ ip, country }) => (
        <LongText text={[countryName(country, locale), ip].filter(Boolean).join(' · ')} />
      ),
    },
    {
      key: 'agent',
      folds: true,
      header: t('log.column.agent'),
      cell: ({ event, userAgent }) => {
        if (known(staffEvents, event)) return t('log.staff')
        const { browser, os } = parseAgent(userAgent ?? '')
        const name =
          browser && os
            ? t('sessions.device', { browser, os })
            : (browser ?? os ?? t('sessions.unknown'))
        return <span title={cutText(userAgent ?? '') || undefined}>{name}</span>
      },
    },
  ]
}
