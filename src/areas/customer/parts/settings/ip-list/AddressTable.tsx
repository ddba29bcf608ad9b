import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IpList, IpRecord } from '@/api/contract/ip-list.ts'
import { ipListApi } from '@/api/endpoints/ip-list.ts'
import { toProblem } from '@/api/problem.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { ListEmpty } from '@/shared/account/ListEmpty.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { Cluster } from '@/ui/Cluster.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Stack } from '@/ui/Stack.tsx'
import { toast } from '@/ui/toast-store.ts'
import { coverOf, locksOut } from '../../../model/settings/addresses.ts'
import { EditAddress } from './EditAddress.tsx'
import s from './ip-list.module.css'

interface AddressTableProps {
  list: IpList
  now: number
  busy: boolean
}

export function AddressTable({ list, now, busy }: AddressTableProps) {
  const { t } = useTranslation('ipList')
  const format = useFormat()
  const [editing, edit] = useState<IpRecord | null>(null)
  const [removing, remove] = useState<IpRecord | null>(null)
  const [removeIp] = ipListApi.useRemoveIpMutation()
  const { records, currentIp, enabled, max } = list
  const own = currentIp ? coverOf(records, currentIp) : undefined
  const columns: Column<IpRecord>[] = [
    {
      key: 'ip',
      header: t('column.ip'),
      rowHeader: true,
      cell: ({ ip }) => (
        <span className={s.address}>
          <code translate="no">{ip}</code>
          {ip === own && <Badge tone="ok">{t('own.badge')}</Badge>}
        </span>
      ),
    },
    { key: 'comment', header: t('column.comment'), cell: ({ comment }) => comment || null },
    {
      key: 'used',
      header: t('column.used'),
      nowrap: true,
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? (
          <time dateTime={lastUsedAt} title={format.date(lastUsedAt, 'dateTime')}>
            {format.relative(lastUsedAt, now)}
          </time>
        ) : (
          <span className={s.never}>{t('never')}</span>
        ),
    },
    {
      key: 'created',
      header: t('column.created'),
      nowrap: true,
      cell: ({ createdAt }) => createdAt && <time dateTime={createdAt}>{format.date(createdAt)}</time>,
    },
    {
      key: 'actions',
      header: t('column.actions'),
      hideHeader: true,
      cell: (record) => (
        <Cluster gap={1} justify="end" className={s.actions}>
          <Button variant="tertiary" hideText title={t('edit.action')} prepend={<Pencil size={18} aria-hidden="true" />} onClick={() => edit(record)}>
            {t('edit.named', { ip: record.ip })}
          </Button>
          <Button
            variant="tertiary"
            hideText
            title={t('remove.action')}
            prepend={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => remove(record)}
          >
            {t('remove.named', { ip: record.ip })}
          </Button>
        </Cluster>
      ),
    },
  ]
  const left = records.filter(({ id }) => id !== removing?.id)
  const warn = enabled && removing !== null && !locksOut(records, currentIp) && locksOut(left, currentIp)
  return (
    <AccountSection title={t('list.title')} aside={<span className={s.quiet}>{t('list.used', { used: records.length, max })}</span>}>
      <DataTable
        caption={t('list.caption')}
        hideCaption
        columns={columns}
        rows={records}
        rowKey={({ id }) => id}
        busy={busy}
        empty={<ListEmpty page={0} title={t('list.empty')} text={t('list.emptyText')} />}
      />
      {editing && <EditAddress record={editing} list={list} onClose={() => edit(null)} />}
      {removing && (
        <ConfirmDialog
          title={t('remove.title', { ip: removing.ip })}
          confirm={t('remove.action')}
          working={t('saving')}
          work={async () => {
            try {
              await removeIp({ id: removing.id }).unwrap()
            } catch (error) {
              // Gone already: that is what was asked for.
              if (toProblem(error).status !== 404) throw error
            }
          }}
          onDone={() => {
            remove(null)
            toast({ id: 'ip-list', tone: 'ok', text: t('removed', { ip: removing.ip }) })
          }}
          onClose={() => remove(null)}
        >
          <Stack gap={3}>
            {warn && (
              <Notice tone="bad" title={t(left.length === 0 ? 'lockout.lastTitle' : 'lockout.ownTitle')}>
                {left.length === 0 ? t('lockout.emptyText') : t('lockout.outsideText', { ip: currentIp ?? '' })}
              </Notice>
            )}
            <p>{enabled ? t('remove.text') : t('remove.offText')}</p>
          </Stack>
        </ConfirmDialog>
      )}
    </AccountSection>
  )
}
