import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Key, KeyList } from '@/api/contract/keys.ts'
import { LivePart } from '@/shared/LivePart.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { toast } from '@/ui/toast-store.ts'
import { keyName } from '../../../model/keys.ts'
import { PartLost } from '@/shared/account/PartLost.tsx'
import { NewKey } from './NewKey.tsx'

const loadForm = async () => (await import('./KeyForm.tsx')).KeyForm

interface KeyDialogProps {
  /** Null makes a new one. */
  record: Key | null
  limits: KeyList['limits']
  onClose: () => void
}

/** Makes a key, or changes what one may do. */
export function KeyDialog({ record, limits, onClose }: KeyDialogProps) {
  const { t } = useTranslation('keys')
  const { t: account } = useTranslation('shell')
  const { t: common } = useTranslation()
  const [made, setMade] = useState<{ name: string; value: string } | null>(null)
  const done = (saved: Key, key: string | null): void => {
    if (key !== null) return setMade({ name: keyName(saved), value: key })
    toast({ tone: 'ok', text: t('saved') })
    onClose()
  }
  return (
    <Modal
      open
      title={made ? t('fresh.created', { name: made.name }) : record ? t('form.editTitle', { name: keyName(record) }) : t('form.newTitle')}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      {made ? (
        <NewKey value={made.value} text={t('fresh.createdText')} onClose={onClose} />
      ) : (
        <LivePart
          load={loadForm}
          props={{ record, limits, onDone: done }}
          fallback={
            <SkeletonGroup label={account('loading')}>
              <Skeleton lines={6} />
            </SkeletonGroup>
          }
          failed={<PartLost />}
        />
      )}
    </Modal>
  )
}
