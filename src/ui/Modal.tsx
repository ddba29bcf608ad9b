import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { chunk } from '@/lib/chunk.ts'

export interface ModalDialogProps {
  onClose: () => void
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | undefined
  /**
   * A panel at the end side of the screen in full height, for details of a row on the page behind.
   */
  side?: boolean | undefined
  closeLabel: string
  /** The language of the dialog, if it is not that of the page. */
  lang?: string | undefined
  /** Where the focus goes on close if no element opened the dialog: its link on the page behind. */
  landing?: (() => HTMLElement | null) | undefined
  /** A short fade, off under reduced motion. The system-message dialog has none. */
  animated?: boolean | undefined
}
export interface ModalProps extends ModalDialogProps {
  open: boolean
}

// react-modal is lazy, so that no first load contains it.
const ModalDialog = lazy(() =>
  chunk(async () => ({ default: (await import('./ModalDialog.tsx')).ModalDialog })),
)

export function Modal({ open, ...dialog }: ModalProps) {
  return (
    open && (
      <Suspense>
        <ModalDialog {...dialog} />
      </Suspense>
    )
  )
}
