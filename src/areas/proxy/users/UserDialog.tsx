import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProxyUser, WholeProxyUser } from '@/api/contract/proxy-users.ts'
import { Modal } from '@/ui/Modal.tsx'
import { FreshUsers } from './FreshUsers.tsx'
import { EditUser } from './EditUser.tsx'
import { NewUsers } from './NewUsers.tsx'

interface UserDialogProps {
  /** Null makes new ones. */
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
        <FreshUsers users={made} onClose={onClose} />
      ) : record ? (
        <EditUser record={record} onClose={onClose} />
      ) : (
        <NewUsers onMade={setMade} />
      )}
    </Modal>
  )
}
