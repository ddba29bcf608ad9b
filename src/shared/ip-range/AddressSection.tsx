import { Trash2 } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { ReactNode } from 'react'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { RowTime } from '@/shared/account/RowTime.tsx'
import { TimeAgo } from '@/shared/account/TimeAgo.tsx'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { coverOf } from './addresses.ts'
import s from './ip-range.module.css'

interface AddressRecord {
  id: string | number
  ip: string
  lastUsedAt: string | null
  createdAt: string | null
}

interface AddressSectionProps<R> {
  list: { records: R[]; currentIp: string | null; max: number }
  now: number
  busy: boolean
  /** The columns between the address and its last use. */
  columns: readonly Column<R>[]
  emptyText: string
  /** A row's buttons before the one that removes it. */
  actions?: (record: R) => ReactNode
  onRemove: (record: R) => void
  /** The dialogs. */
  children: ReactNode
}

/**
 * The addresses of a list, with their last use and the one that covers the reader's own address.
 */
export function AddressSection<R extends AddressRecord>({
  list: { records, currentIp, max },
  now,
  busy,
  columns,
  emptyText,
  actions,
  onRemove,
  children,
}: AddressSectionProps<R>) {
  const { t } = useTranslation('ipRange')
  const { t: common } = useTranslation()
  const own = currentIp ? coverOf(records, currentIp) : undefined
  return (
    <AccountSection
      title={common('ip.listTitle')}
      aside={
        <span className="quiet text-2">{common('label.of', { used: records.length, max })}</span>
      }
    >
      <PartedTable
        caption={common('ip.listTitle')}
        hideCaption
        columns={[
          {
            key: 'ip',
            header: common('label.address'),
            rowHeader: true,
            cell: ({ ip }) => (
              <span className="cluster gap-1 gap-x-3">
                <code translate="no">{ip}</code>
                {ip === own && <Badge tone="ok">{t('own.badge')}</Badge>}
              </span>
            ),
          },
          ...columns,
          {
            key: 'used',
            folds: true,
            header: common('label.lastUsed'),
            nowrap: true,
            cell: ({ lastUsedAt }) =>
              lastUsedAt ? (
                <TimeAgo at={lastUsedAt} now={now} />
              ) : (
                <span className="faint">{t('never')}</span>
              ),
          },
          {
            key: 'created',
            folds: true,
            header: common('label.added'),
            nowrap: true,
            cell: ({ createdAt }) => createdAt && <RowTime at={createdAt} format="date" />,
          },
          {
            key: 'actions',
            header: common('label.actions'),
            hideHeader: true,
            cell: (record) => (
              <div className={`cluster gap-1 justify-end ${s.actions}`}>
                {actions?.(record)}
                <Button
                  variant="tertiary"
                  hideText
                  title={common('action.remove')}
                  prepend={<Trash2 size={18} aria-hidden="true" />}
                  onClick={() => onRemove(record)}
                >
                  {common('ip.removeNamed', { ip: record.ip })}
                </Button>
              </div>
            ),
          },
        ]}
        rows={records}
        rowKey={({ id }) => id}
        busy={busy}
        empty={
          <EmptyState level={3} illustration={<EmptyBox />} title={common('ip.empty')}>
            {emptyText}
          </EmptyState>
        }
      />
      {children}
    </AccountSection>
  )
}
