import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import type { SoftwareUsed } from '@/api/contract/settings.ts'
import { settingsApi } from '@/api/endpoints/customer.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { withTruth } from '@/shared/account/with-truth.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useServerLink } from '@/shared/html/use-server-link.ts'
import { List } from '@/shared/list/List.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { toast } from '@/ui/toast-store.ts'
import { softwareQuery, sortSoftware } from './software.ts'
import s from '../setting.module.css'

/** The programs that send tasks with this account's keys. */
export function Software() {
  const { t } = useTranslation('keys')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const query = useListQuery(softwareQuery)
  const answer = settingsApi.useSoftwareUsedQuery(undefined, { refetchOnMountOrArgChange: 30 })
  const [block] = settingsApi.useBlockSoftwareMutation()
  const [asking, setAsking] = useState<SoftwareUsed | null>(null)
  const [working, setWorking] = useState<number | null>(null)
  const action = useAction()
  const nameOf = ({ name, softId }: SoftwareUsed): string =>
    name || t('software.unnamed', { id: softId })

  async function unblock(one: SoftwareUsed): Promise<void> {
    setWorking(one.softId)
    const { softId } = one
    const done = await action.run(() =>
      withTruth(block({ softId, blocked: false }).unwrap(), answer.refetch, ({ records }) =>
        records.some((other) => other.softId === softId && !other.blocked),
      ),
    )
    setWorking(null)
    if (done) toast({ tone: 'ok', text: t('software.unblocked', { name: nameOf(one) }) })
  }

  const columns: Column<SoftwareUsed>[] = [
    {
      key: 'name',
      header: common('label.program'),
      rowHeader: true,
      sortable: true,
      cell: (one) => <Program one={one} name={nameOf(one)} />,
    },
    {
      key: 'tasks7d',
      header: common('label.tasks'),
      numeric: true,
      sortable: true,
      cell: ({ tasks7d }) => format.number(tasks7d),
    },
    {
      key: 'spent7d',
      header: common('label.spent'),
      numeric: true,
      sum: ({ spent7d }) => spent7d?.amount,
      sortable: true,
      cell: ({ spent7d }) =>
        spent7d ? (
          <Money amount={spent7d.amount} currency={spent7d.currency} locale={locale} />
        ) : (
          '—'
        ),
    },
    {
      key: 'action',
      header: t('software.action'),
      hideHeader: true,
      numeric: true,
      cell: (one) => (
        <Button
          variant="secondary"
          loading={action.busy && working === one.softId}
          loadingText={common('busy')}
          aria-label={
            one.blocked
              ? t('software.unblockNamed', { name: nameOf(one) })
              : t('software.blockNamed', { name: nameOf(one) })
          }
          onClick={() => (one.blocked ? void unblock(one) : setAsking(one))}
        >
          {one.blocked ? t('software.unblock') : t('software.block')}
        </Button>
      ),
    },
  ]
  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => sortSoftware(records, query.value.sort, locale, nameOf)}
      rowKey={({ softId }) => softId}
      columns={columns}
      section={{ title: t('software.title'), text: t('software.text') }}
      notice={
        <div className={s.problem}>
          <ActionProblem action={action} />
        </div>
      }
      words={{
        empty: { title: t('software.empty'), text: t('software.emptyText') },
      }}
    >
      {asking && (
        <ConfirmDialog
          title={t('software.blockTitle', { name: nameOf(asking) })}
          confirm={t('software.block')}
          work={() => block({ softId: asking.softId, blocked: true }).unwrap()}
          onDone={() => {
            toast({ tone: 'ok', text: t('software.blockedDone', { name: nameOf(asking) }) })
            setAsking(null)
          }}
          onClose={() => setAsking(null)}
        >
          <p>{t('software.blockText')}</p>
        </ConfirmDialog>
      )}
    </List>
  )
}

/** The program's name, linked to the catalogue if it is listed there. */
function Program({ one: { softId, slug, blocked }, name }: { one: SoftwareUsed; name: string }) {
  const { t } = useTranslation('keys')
  const link = useServerLink(
    slug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) ? `/software/${slug}` : null,
  )
  return (
    <span className="stack">
      <span className="cluster gap-1 gap-x-2 break">
        {link ? <Link to={link.href}>{name}</Link> : name}{' '}
        {blocked && <Badge tone="bad">{t('software.blocked')}</Badge>}
      </span>
      <span className="faint text-1 regular">
        softId <span translate="no">{softId}</span>
      </span>
    </span>
  )
}
