import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Blocker } from 'react-router'
import { Button } from '@/ui/Button.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Notice } from '@/ui/Notice.tsx'

interface LeaveDialogProps {
  blocker: Extract<Blocker, { state: 'blocked' }>
  /** @returns whether everything has been saved */
  onSave: () => Promise<boolean>
  onDiscard: () => void
}

/** Asks before unsaved changes are left behind. */
export function LeaveDialog({ blocker, onSave, onDiscard }: LeaveDialogProps) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    const done = await onSave()
    setBusy(false)
    setFailed(!done)
    if (done) blocker.proceed()
  }
  return (
    <Modal
      open
      size="sm"
      title={t('edit.leave.title')}
      closeLabel={common('action.close')}
      onClose={() => blocker.reset()}
      footer={
        <>
          <Button loading={busy} loadingText={t('edit.save.saving')} onClick={() => void save()}>
            {t('edit.leave.save')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              onDiscard()
              blocker.proceed()
            }}
          >
            {t('edit.leave.discard')}
          </Button>
          <Button variant="tertiary" onClick={() => blocker.reset()}>
            {t('edit.leave.stay')}
          </Button>
        </>
      }
    >
      <div className="stack gap-4">
        {failed && (
          <Notice tone="bad" role="alert" title={t('edit.publish.unsaved')}>
            <p>{t('edit.publish.unsavedText')}</p>
          </Notice>
        )}
        <p>{t('edit.leave.text')}</p>
      </div>
    </Modal>
  )
}
