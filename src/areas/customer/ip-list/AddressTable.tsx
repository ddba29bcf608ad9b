import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { IpList, IpRecord } from '@/api/contract/ip-list.ts'
import { useRowOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { AddressSection } from '@/shared/ip-range/AddressSection.tsx'
import { Button } from '@/ui/Button.tsx'
import { EditAddress, editForm } from './EditAddress.tsx'
import { RemoveAddress } from './RemoveAddress.tsx'

interface AddressTableProps {
  list: IpList
  now: number
  busy: boolean
}

export function AddressTable({ list, now, busy }: AddressTableProps) {
  const { t } = useTranslation('ipList')
  const { t: common } = useTranslation()
  const [editing, setEditing] = useRowOverDraft(list.records, ({ id }) => editForm(id))
  const [removing, setRemoving] = useState<IpRecord | null>(null)
  return (
    <AddressSection
      list={list}
      now={now}
      busy={busy}
      emptyText={t('list.emptyText')}
      columns={[
        {
          key: 'comment',
          plain: true,
          header: common('label.comment'),
          cell: ({ comment }) => comment || null,
        },
      ]}
      actions={(record) => (
        <Button
          variant="tertiary"
          hideText
          title={common('action.edit')}
          prepend={<Pencil size={18} aria-hidden="true" />}
          onClick={() => setEditing(record)}
        >
          {t('edit.named', { ip: record.ip })}
        </Button>
      )}
      onRemove={setRemoving}
    >
      {editing && <EditAddress record={editing} list={list} onClose={() => setEditing(null)} />}
      {removing && (
        <RemoveAddress record={removing} list={list} onClose={() => setRemoving(null)} />
      )}
    </AddressSection>
  )
}
