import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { OwnDocument } from '@/api/contract/documents.ts'
import { documentApi } from '@/api/endpoints/ledger.ts'
import { useUser } from '@/session/use-user.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { RowDay } from '@/shared/account/RowTime.tsx'
import { linkTarget } from '@/shared/html/link-target.ts'
import { List } from '@/shared/list/List.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import type { BadgeTone } from '@/ui/Badge.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { documentQuery, toDocumentsArg, yearsOf } from './lists.ts'
import s from '../profile.module.css'
import { serverNow } from '@/lib/server-clock.ts'

const kinds = {
  invoice: 'docs.kind.invoice',
  act: 'docs.kind.act',
  receipt: 'common:label.receipt',
  contract: 'docs.kind.contract',
} as const
const knownKinds = new Map<string, (typeof kinds)[keyof typeof kinds]>(Object.entries(kinds))
const kindName = (kind: string) => knownKinds.get(kind)

const statuses = {
  issued: { key: 'docs.status.issued', tone: 'info' },
  paid: { key: 'docs.status.paid', tone: 'ok' },
  void: { key: 'docs.status.void', tone: 'neutral' },
} as const satisfies Record<string, { key: string; tone: BadgeTone }>
const knownStatuses = new Map<string, (typeof statuses)[keyof typeof statuses]>(
  Object.entries(statuses),
)
const statusLook = (status: string) => knownStatuses.get(status)

/** Invoices and other documents; the filters are in the address. */
export function Documents() {
  const { t } = useTranslation(['profileDocs', 'common'])
  const { t: common } = useTranslation()
  const query = useListQuery(documentQuery)
  const answer = documentApi.useDocumentsQuery(toDocumentsArg(query.value))
  const { user } = useUser()
  const [now] = useState(() => serverNow())
  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => records}
      rowKey={({ id }) => id}
      columns={useColumns()}
      section={{ title: common('nav.crumb.profileDocs'), text: t('docs.text') }}
      words={{
        found: (count) => t('docs.found', { count }),
        empty: { title: t('docs.empty'), text: t('docs.emptyText') },
      }}
      filters={{
        kind: {
          label: common('label.kind'),
          nameOf: (kind) => t(kinds[kind]),
        },
        year: {
          label: t('docs.filter.year'),
          options: yearsOf(user?.createdAt, now).map((year) => ({
            value: String(year),
            label: String(year),
          })),
        },
      }}
    />
  )
}

function useColumns(): Column<OwnDocument>[] {
  const { t } = useTranslation(['profileDocs', 'common'])
  const { t: common } = useTranslation()
  const locale = useLocale()
  return [
    {
      key: 'number',
      header: t('docs.column.number'),
      rowHeader: true,
      nowrap: true,
      cell: ({ number }) => <span translate="no">{number || '—'}</span>,
    },
    {
      key: 'kind',
      plain: true,
      header: common('label.kind'),
      cell: ({ kind }) => nameOf(kind),
    },
    {
      key: 'date',
      plain: true,
      header: common('label.date'),
      nowrap: true,
      cell: ({ date }) => <RowDay day={date} />,
    },
    {
      key: 'amount',
      header: common('label.amount'),
      numeric: true,
      lead: 'bare',
      amount: ({ amount }) => amount?.amount,
      cell: ({ amount }) =>
        amount && <Money amount={amount.amount} currency={amount.currency} locale={locale} />,
    },
    {
      key: 'status',
      state: true,
      header: common('label.status'),
      cell: ({ status }) => {
        const look = statusLook(status)
        return status ? (
          <StatusBadge status={status} tone={look?.tone}>
            {look && t(look.key)}
          </StatusBadge>
        ) : null
      },
    },
    {
      key: 'file',
      folds: true,
      plain: true,
      header: common('label.file'),
      cell: (document) => <File document={document} name={nameOf(document.kind)} />,
    },
  ]
  function nameOf(kind: string): string {
    const key = kindName(kind)
    return key ? t(key) : plainCode(kind)
  }
}

function File({ document: { url, number }, name }: { document: OwnDocument; name: string }) {
  const { t } = useTranslation('profileDocs')
  const { t: common } = useTranslation()
  const href = url ? linkTarget(url, location.origin) : null
  if (!href || href.startsWith('mailto:'))
    return <span className="quiet text-1 regular">{url ? t('docs.noFile') : t('docs.soon')}</span>
  return (
    <a
      className={`inline-row gap-1 nowrap ${s.file}`}
      href={href}
      rel="noopener noreferrer"
      aria-label={t('docs.downloadNamed', { kind: name, number })}
      {...(href.startsWith('/') ? { download: '' } : { target: '_blank' })}
    >
      <Download size={16} aria-hidden="true" />
      {common('action.download')}
    </a>
  )
}
