import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { ActionProblem } from './ActionProblem.tsx'
import { useAction } from './use-action.ts'

interface ConfirmDialogProps {
  title: string
  children: ReactNode
  /** The label of the confirm button. */
  confirm: string
  variant?: 'primary' | 'primary-danger'
  /** Why it cannot be confirmed yet. */
  disabledReason?: string | undefined
  /**
   * True if the action is itself a cancellation, so that the other button must not be called
   * "Cancel".
   */
  cancels?: boolean
  /** A Problem that it throws is shown, and the dialog stays open. */
  work: () => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

/** Asks before an action that cannot be undone. Mount it to open it. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  variant = 'primary-danger',
  disabledReason,
  cancels = false,
  work,
  onDone,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const action = useAction()
  const go = async (): Promise<void> => {
    if (await action.run(work)) onDone()
  }
  return (
    <Modal
      open
      size="sm"
      title={title}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <>
          <Button
            variant={variant}
            loading={action.busy}
            loadingText={common('busy')}
            disabledReason={disabledReason}
            onClick={() => void go()}
          >
            {confirm}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {cancels ? t('keep') : common('action.cancel')}
          </Button>
        </>
      }
    >
      <div className="stack gap-4">
        <ActionProblem action={action} />
        {children}
      </div>
    </Modal>
  )
}
