import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProxyIp, ProxyIpList } from '@/api/contract/proxy-ips.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { coverOf } from '@/shared/ip-range/addresses.ts'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import s from '@/shared/ip-range/ip-range.module.css'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { useProductName } from '../cabinet/use-proxy-words.ts'

const loadRemove = async () => (await import('./RemoveIp.tsx')).RemoveIp

interface IpTableProps {
  list: ProxyIpList
  now: number
  busy: boolean
}

export function IpTable({ list, now, busy }: IpTableProps) {
  const { t } = useTranslation('proxyIps')
  const { t: common } = useTranslation()
  const { t: range } = useTranslation('ipRange')
  const format = useFormat()
  const nameOf = useProductName()
  const [removing, remove] = useState<ProxyIp | null>(null)
  const { records, currentIp, max } = list
  const own = currentIp ? coverOf(records, currentIp) : undefined
  const columns: Column<ProxyIp>[] = [
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
    { key: 'label', header: t('column.label'), cell: ({ label }) => label || null },
    { key: 'product', header: common('label.product'), cell: ({ product }) => nameOf(product) },
    {
      key: 'protocols',
      header: t('column.protocols'),
      cell: ({ protocols }) => format.list(protocols.map((one) => one.toUpperCase())),
    },
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
        <Button
          variant="tertiary"
          hideText
          title={common('action.remove')}
          prepend={<Trash2 size={18} aria-hidden="true" />}
          onClick={() => remove(record)}
        >
          {common('ip.removeNamed', { ip: record.ip })}
        </Button>
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
      {removing && (
        <LateDialog
          load={loadRemove}
          props={{ record: removing, list, onClose: () => remove(null) }}
        />
      )}
    </AccountSection>
  )
}
