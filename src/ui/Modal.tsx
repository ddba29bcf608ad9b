import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

export interface ModalDialogProps {
  onClose: () => void
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | undefined
  /** At the end of the screen, from top to bottom: what belongs to a row of the page behind. */
  side?: boolean | undefined
  closeLabel: string
  /** Where the focus goes at the end if nobody opened it: its own link on the page behind. */
  landing?: (() => HTMLElement | null) | undefined
  /** A short fade, off under reduced motion; the system-message dialog has none. */
  animated?: boolean | undefined
}
export interface ModalProps extends ModalDialogProps {
  open: boolean
}

// react-modal is in nothing's first load.
const ModalDialog = lazy(async () => ({ default: (await import('./ModalDialog.tsx')).ModalDialog }))

export function Modal({ open, ...dialog }: ModalProps) {
  return (
    open && (
      <Suspense>
        <ModalDialog {...dialog} />
      </Suspense>
    )
  )
}
