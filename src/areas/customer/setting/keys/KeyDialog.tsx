import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Key, KeyList } from '@/api/contract/keys.ts'
import { Modal } from '@/ui/Modal.tsx'
import { accountKeyName } from '@/shared/account-key/keys.ts'
import { KeyForm } from './KeyForm.tsx'
import { NewKey } from './NewKey.tsx'

interface KeyDialogProps {
  /** Null creates a key. */
  record: Key | null
  list: KeyList
  /** Called once a new key is there, which the dialog goes on showing. */
  onMade?: () => void
  onClose: () => void
}

/** Creates a key, or changes its permissions. */
export function KeyDialog({ record, list, onMade, onClose }: KeyDialogProps) {
  const { t } = useTranslation('keys')
  const { t: common } = useTranslation()
  const [made, setMade] = useState<{ name: string; value: string; text: MadeText } | null>(null)
  const done = (saved: Key, key: string | null): void => {
    if (key === null) return onClose()
    setMade({ name: accountKeyName(saved), value: key, text: madeText(saved) })
    onMade?.()
  }
  return (
    <Modal
      open
      title={
        made
          ? t('fresh.created', { name: made.name })
          : record
            ? t('form.editTitle', { name: accountKeyName(record) })
            : t('create')
      }
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      {made ? (
        <NewKey value={made.value} text={t(`fresh.${made.text}`)} onClose={onClose} />
      ) : (
        <KeyForm record={record} list={list} onDone={done} />
      )}
    </Modal>
  )
}

type MadeText = 'createdTest' | 'createdText' | 'createdBearer'

/** How a program sends the key: only the calls of captchas have a field for it. */
function madeText({ test, scope }: Key): MadeText {
  if (test) return 'createdTest'
  const isBearer =
    scope?.captcha === 'none' && (scope.labelling !== 'none' || scope.proxy !== 'none')
  return isBearer ? 'createdBearer' : 'createdText'
}
