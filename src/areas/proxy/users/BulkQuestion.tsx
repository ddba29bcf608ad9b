import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { ProxyUser } from '@/api/contract/proxy-users.ts'
import { proxyUserApi } from '@/api/endpoints/proxy.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast-store.ts'
import type { BulkAction } from './BulkBar.tsx'
import s from '../account.module.css'

interface BulkQuestionProps {
  action: BulkAction
  users: readonly ProxyUser[]
  onDone: () => void
  onClose: () => void
}

/** The number of names shown; the others are counted. */
const named = 10

/** Asks once for all users, and lists those that were left unchanged. */
export function BulkQuestion({ action, users: given, onDone, onClose }: BulkQuestionProps) {
  const { t } = useTranslation('proxyUsers')
  const [change] = proxyUserApi.useChangeProxyUsersMutation()
  // The list behind it reloads while this is open.
  const [users] = useState(given)
  const count = users.length
  const more = count - named
  const result = useRef({ done: 0, failed: 0 })
  return (
    <ConfirmDialog
      title={t(`bulk.${action}.title`, { count })}
      confirm={t(`action.${action}`)}
      variant={action === 'delete' ? 'primary-danger' : 'primary'}
      work={async () => {
        const answer = await change({ ids: users.map(({ id }) => id), action }).unwrap()
        result.current = { done: answer.done.length, failed: answer.failed?.length ?? 0 }
      }}
      onDone={() => {
        const { done, failed } = result.current
        toast({
          tone: failed > 0 ? 'warn' : 'ok',
          id: 'proxy-users',
          text:
            failed > 0
              ? t('bulk.some', { count: failed, done })
              : t(`bulk.${action}.done`, { count: done }),
        })
        onDone()
        onClose()
      }}
      onClose={onClose}
    >
      <div className="stack gap-3">
        <p>{t(`bulk.${action}.text`)}</p>
        {action === 'delete' && (
          <Notice tone="warn" title={t('delete.final')}>
            {t('delete.keeps')}
          </Notice>
        )}
        <ul className={`grid gap-1 ${s.names}`}>
          {users.slice(0, named).map(({ id, label, username }) => (
            <li key={id}>
              {label}{' '}
              <code className="quiet break" translate="no">
                {username}
              </code>
            </li>
          ))}
        </ul>
        {more > 0 && <p>{t('bulk.more', { count: more })}</p>}
      </div>
    </ConfirmDialog>
  )
}
