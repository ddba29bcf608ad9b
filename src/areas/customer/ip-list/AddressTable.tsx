import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IpList, IpRecord } from '@/api/contract/ip-list.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { Cluster } from '@/ui/Cluster.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { coverOf } from '@/shared/ip-range/addresses.ts'
import s from '@/shared/ip-range/ip-range.module.css'

const loadEdit = async () => (await import('./EditAddress.tsx')).EditAddress
const loadRemove = async () => (await import('./RemoveAddress.tsx')).RemoveAddress

interface AddressTableProps {
  list: IpList
  now: number
  busy: boolean
}

export function AddressTable({ list, now, busy }: AddressTableProps) {
  const { t } = useTranslation('ipList')
  const { t: common } = useTranslation()
  const { t: range } = useTranslation('ipRange')
  const format = useFormat()
  const [editing, edit] = useState<IpRecord | null>(null)
  const [removing, remove] = useState<IpRecord | null>(null)
  const { records, currentIp, max } = list
  const own = currentIp ? coverOf(records, currentIp) : undefined
  const columns: Column<IpRecord>[] = [
    {
      key: 'ip',
      header: common('label.address'),
      rowHeader: true,
      cell: ({ ip }) => (
        <span className={s.address}>
          <code translate="no">{ip}</code>
          {ip === own && <Badge tone="ok">{range('own.badge')}</Badge>}
        </span>
      ),
    },
    { key: 'comment', header: common('label.comment'), cell: ({ comment }) => comment || null },
    {
      key: 'used',
      header: common('label.lastUsed'),
      nowrap: true,
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? (
          <time dateTime={lastUsedAt} title={format.date(lastUsedAt, 'dateTime')}>
            {format.relative(lastUsedAt, now)}
          </time>
        ) : (
          <span className={s.never}>{range('never')}</span>
        ),
    },
    {
      key: 'created',
      header: common('label.added'),
      nowrap: true,
      cell: ({ createdAt }) =>
        createdAt && <time dateTime={createdAt}>{format.date(createdAt)}</time>,
    },
    {
      key: 'actions',
      header: common('label.actions'),
      hideHeader: true,
      cell: (record) => (
        <Cluster gap={1} justify="end" className={s.actions}>
          <Button
            variant="tertiary"
            hideText
            title={common('action.edit')}
            prepend={<Pencil size={18} aria-hidden="true" />}
            onClick={() => edit(record)}
          >
            {t('edit.named', { ip: record.ip })}
          </Button>
          <Button
            variant="tertiary"
            hideText
            title={common('action.remove')}
            prepend={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => remove(record)}
          >
            {common('ip.removeNamed', { ip: record.ip })}
          </Button>
        </Cluster>
      ),
    },
  ]
  return (
    <AccountSection
      title={common('ip.listTitle')}
      aside={<span className={s.quiet}>{common('label.of', { used: records.length, max })}</span>}
    >
      <PartedTable
        caption={common('ip.listTitle')}
        hideCaption
        columns={columns}
        rows={records}
        rowKey={({ id }) => id}
        busy={busy}
        empty={
          <EmptyState level={3} illustration={<EmptyBox />} title={common('ip.empty')}>
            {t('list.emptyText')}
          </EmptyState>
        }
      />
      {editing && (
        <LateDialog load={loadEdit} props={{ record: editing, list, onClose: () => edit(null) }} />
      )}
      {removing && (
        <LateDialog
          load={loadRemove}
          props={{ record: removing, list, onClose: () => remove(null) }}
        />
      )}
    </AccountSection>
  )
}
