import { plainCode } from '@/lib/plain-code.ts'
import { perPage, readPage } from '@/shared/account/lists.ts'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { SecurityRecord } from '@/api/contract/security.ts'
import { securityApi } from '@/api/endpoints/security.ts'
import { toProblem } from '@/api/problem.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { parseAgent } from '@/lib/user-agent.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { countryName } from '@/i18n/countries.ts'
import { eventLook } from '../../model/events.ts'
import { ListEmpty } from '@/shared/account/ListEmpty.tsx'
import { ListPages } from '@/shared/account/ListPages.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useFormat } from '@/shared/account/use-format.ts'

/** What has happened to the account. */
export function SecurityLog() {
  const { t } = useTranslation('security')
  const [params] = useSearchParams()
  const page = readPage(params)
  const columns = useColumns()
  const { data, currentData, error, isFetching, refetch } = securityApi.useSecurityLogQuery({ page, perPage }, { refetchOnMountOrArgChange: 30 })
  const shown = currentData ?? (error ? undefined : data)
  if (!shown && error)
    return (
      <AccountSection title={t('log.title')} text={t('log.text')}>
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} level={3} />
      </AccountSection>
    )
  return (
    <AccountSection title={t('log.title')} text={t('log.text')}>
      <DataTable
        caption={t('log.title')}
        hideCaption
        columns={columns}
        rows={shown?.records ?? []}
        rowKey={({ id }) => id}
        loadingRows={shown ? 0 : perPage}
        busy={isFetching && shown !== undefined}
        empty={<ListEmpty page={page} title={t('log.empty')} text={t('log.emptyText')} />}
      />
      <ListPages page={page} total={shown?.totalCount} label={t('log.pages')} />
    </AccountSection>
  )
}

function useColumns(): Column<SecurityRecord>[] {
  const { t } = useTranslation('security')
  const locale = useLocale()
  const format = useFormat()
  return [
    {
      key: 'event',
      header: t('log.column.event'),
      rowHeader: true,
      cell: ({ event }) => {
        const look = eventLook(event)
        return <Badge tone={look?.tone}>{look ? t(look.key) : plainCode(event)}</Badge>
      },
    },
    {
      key: 'when',
      header: t('log.column.when'),
      nowrap: true,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={createdAt}>
          {format.date(createdAt, 'dateTime')}
        </time>
      ),
    },
    {
      key: 'where',
      header: t('log.column.where'),
      cell: ({ ip, country }) => [countryName(country, locale), ip].filter(Boolean).join(' · '),
    },
    {
      key: 'agent',
      header: t('log.column.agent'),
      cell: ({ userAgent }) => {
        const { browser, os } = parseAgent(userAgent ?? '')
        const name = browser && os ? t('sessions.device', { browser, os }) : (browser ?? os ?? t('sessions.unknown'))
        return <span title={userAgent ?? undefined}>{name}</span>
      },
    },
  ]
}
