import { X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import ReactModal from 'react-modal'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { inertBehind } from './inert-behind.ts'
import type { ModalDialogProps } from './Modal.tsx'
import s from './Modal.module.css'

/**
 * Opens in an effect: mounted already open, react-modal leaks under StrictMode. What lies behind is made inert and locked here and not
 * by react-modal, which only sets aria-hidden and gives the focus back while the page is still hidden.
 */
export function ModalDialog({ onClose, title, children, footer, size = 'md', closeLabel, animated = true }: ModalDialogProps) {
  const titleId = useId()
  const [open, setOpen] = useState(false)
  const [overlay, setOverlay] = useState<HTMLDivElement | null>(null)
  const opener = useRef<Element>(null)

  useEffect(() => {
    opener.current ??= document.activeElement
    setOpen(true)
  }, [])
  useLayoutEffect(() => {
    const portal = overlay?.parentElement
    if (!portal) return
    const release = inertBehind(portal)
    return () => {
      release()
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus({ preventScroll: true })
    }
  }, [overlay])

  const root = document.getElementById('root')
  return (
    <ReactModal
      isOpen={open}
      onRequestClose={(event) => {
        event.stopPropagation()
        onClose()
      }}
      {...(root && { appElement: root })}
      ariaHideApp={false}
      shouldReturnFocusAfterClose={false}
      closeTimeoutMS={0}
      bodyOpenClassName={null}
      portalClassName="modal-portal"
      overlayRef={setOverlay}
      overlayClassName={cx(s.overlay, animated && s.fade)}
      className={cx(s.dialog, s[size])}
      aria={{ labelledby: titleId, modal: true }}
    >
      <header className={s.head}>
        <h2 id={titleId} className={s.title}>
          {title}
        </h2>
        <Button variant="tertiary" hideText className={s.close} onClick={onClose} prepend={<X size={20} aria-hidden="true" />}>
          {closeLabel}
        </Button>
      </header>
      <div className={s.body}>{children}</div>
      {footer && <footer className={s.foot}>{footer}</footer>}
    </ReactModal>
  )
}
