import { useTranslation } from 'react-i18next'
import type { Key, KeyList } from '@/api/contract/keys.ts'
import { keysApi } from '@/api/endpoints/keys.ts'
import { toProblem } from '@/api/problem.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { toast } from '@/ui/toast-store.ts'
import { keyName } from '@/shared/account-key/keys.ts'
import type { KeyCommand } from './KeyCard.tsx'
import { KeyDialog } from './KeyDialog.tsx'
import { RevokeDialog } from './RevokeDialog.tsx'
import { RotateDialog } from './RotateDialog.tsx'

interface KeyQuestionProps {
  command: KeyCommand
  record: Key
  limits: KeyList['limits']
  onClose: () => void
}

/** The confirmation dialog of a key action. */
export function KeyQuestion({ command, record, limits, onClose }: KeyQuestionProps) {
  const { t } = useTranslation('keys')
  const [update] = keysApi.useUpdateKeyMutation()
  const [finish] = keysApi.useFinishRotationMutation()
  const { refetch } = keysApi.endpoints.keys.useQuerySubscription()
  const name = keyName(record)
  /** Refetches the keys if one has changed since they were loaded. */
  const knowing = async <T,>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      const { status } = toProblem(error)
      if (status === 404 || status === 409) void refetch()
      throw error
    }
  }
  const done = (text: string): void => {
    onClose()
    toast({ tone: 'ok', text })
  }
  switch (command) {
    case 'edit':
      return <KeyDialog record={record} limits={limits} onClose={onClose} />
    case 'rotate':
      return <RotateDialog record={record} onClose={onClose} />
    case 'revoke':
      return <RevokeDialog record={record} onClose={onClose} />
    case 'disable':
      return (
        <ConfirmDialog
          title={t('disable.title', { name })}
          confirm={t('action.disable')}
          work={() =>
            knowing(
              update({
                id: record.id,
                status: 'disabled',
                ...(record.updatedAt && { updatedAt: record.updatedAt }),
              }).unwrap(),
            )
          }
          onDone={() => done(t('disable.done', { name }))}
          onClose={onClose}
        >
          <p>{t('disable.text')}</p>
          {record.primary && <p>{t('disable.primary')}</p>}
        </ConfirmDialog>
      )
    case 'finish':
      return (
        <ConfirmDialog
          title={t('finish.title', { name })}
          confirm={t('overlap.finish')}
          work={() => knowing(finish({ id: record.id }).unwrap())}
          onDone={() => done(t('finish.done', { name }))}
          onClose={onClose}
        >
          <p>{t('finish.text')}</p>
        </ConfirmDialog>
      )
    case 'enable':
    case 'primary':
      return null
  }
}
