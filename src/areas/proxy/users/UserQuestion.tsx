import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useCallOnce } from '@/api/call-once.ts'
import { proxyUserCalls } from '@/api/contract/proxy-users.ts'
import type { ProxyUser, WholeProxyUser } from '@/api/contract/proxy-users.ts'
import { proxyUserApi } from '@/api/endpoints/proxy.ts'
import { withGap } from '@/lib/sentences.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { ignoreNotFound } from '@/shared/account/ignore-not-found.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Modal } from '@/ui/Modal.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast-store.ts'
import { NewPasswords } from './NewPasswords.tsx'

interface UserQuestionProps {
  record: ProxyUser
  command: 'password' | 'delete'
  onClose: () => void
}

/**
 * Asks before a password changes or a user is deleted, because programs that use it stop at once.
 */
export function UserQuestion({ record, command, onClose }: UserQuestionProps) {
  const { t } = useTranslation('proxyUsers')
  const { t: common } = useTranslation()
  const format = useFormat()
  const callOnce = useCallOnce()
  const [remove] = proxyUserApi.useDeleteProxyUserMutation()
  const [made, setMade] = useState<WholeProxyUser | null>(null)
  const name = record.label
  const used = record.lastUsedAt
    ? t('delete.used', { time: format.date(record.lastUsedAt, 'dateTime') })
    : t('delete.unused')
  if (made)
    return (
      <Modal
        open
        title={t('password.done', { name })}
        closeLabel={common('action.close')}
        onClose={onClose}
      >
        <NewPasswords users={[made]} onClose={onClose} />
      </Modal>
    )
  if (command === 'password')
    return (
      <ConfirmDialog
        title={t('password.title', { name })}
        confirm={t('password.confirm')}
        variant="primary"
        work={async () =>
          setMade(await callOnce(proxyUserCalls.resetProxyPassword, { id: record.id }))
        }
        onDone={() => {}}
        onClose={onClose}
      >
        <p>
          {withGap(t('password.text'))}
          {used}
        </p>
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      title={t('delete.title', { name })}
      confirm={common('action.delete')}
      work={() => ignoreNotFound(remove({ id: record.id }).unwrap())}
      onDone={() => {
        onClose()
        toast({ tone: 'ok', id: 'proxy-users', text: t('delete.done', { name }) })
      }}
      onClose={onClose}
    >
      <div className="stack gap-3">
        <Notice tone="warn" title={t('delete.final')}>
          {t('delete.keeps')}
        </Notice>
        <p>
          {withGap(t('delete.text', { username: record.username }))}
          {used}
        </p>
      </div>
    </ConfirmDialog>
  )
}
