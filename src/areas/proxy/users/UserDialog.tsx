import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProxyUser, WholeProxyUser } from '@/api/contract/proxy-users.ts'
import { Modal } from '@/ui/Modal.tsx'
import { NewPasswords } from './NewPasswords.tsx'
import { EditUser } from './EditUser.tsx'
import { NewUsers } from './NewUsers.tsx'

interface UserDialogProps {
  /** Null creates users. */
  record: ProxyUser | null
  onClose: () => void
}

export function UserDialog({ record, onClose }: UserDialogProps) {
  const { t } = useTranslation('proxyUserForm')
  const { t: common } = useTranslation()
  const [made, setMade] = useState<readonly WholeProxyUser[] | null>(null)
  return (
    <Modal
      open
      title={
        made
          ? t('fresh.title', { count: made.length })
          : record
            ? t('edit.title', { name: record.label })
            : t('new.title')
      }
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      {made ? (
        <NewPasswords users={made} onClose={onClose} />
      ) : record ? (
        <EditUser record={record} onClose={onClose} />
      ) : (
        <NewUsers onMade={setMade} />
      )}
    </Modal>
  )
}
