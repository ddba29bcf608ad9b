import { useTranslation } from '@/i18n/use-translation.ts'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { ignoreNotFound } from '@/shared/account/ignore-not-found.ts'
import { toast } from '@/ui/toast-store.ts'

interface RemoveDialogProps {
  ip: string
  remove: () => Promise<unknown>
  onClose: () => void
  /** Explains what the removal does. */
  children: ReactNode
}

/** Asks before an address is removed. An address that is already gone counts as removed. */
export function RemoveDialog({ ip, remove, onClose, children }: RemoveDialogProps) {
  const { t: common } = useTranslation()
  return (
    <ConfirmDialog
      title={common('ip.removeTitle', { ip })}
      confirm={common('action.remove')}
      work={() => ignoreNotFound(remove())}
      onDone={() => {
        onClose()
        toast({ id: 'ip-list', tone: 'ok', text: common('ip.removed', { ip }) })
      }}
      onClose={onClose}
    >
      <div className="stack gap-3">{children}</div>
    </ConfirmDialog>
  )
}
