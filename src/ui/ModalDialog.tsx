import { X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import ReactModal from 'react-modal'
import { isComposition } from '@/lib/key-combo.ts'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import { focusGroup, groupsAround } from './focus-group.ts'
import { inertBehind, openDialogs } from './inert-behind.ts'
import type { ModalDialogProps } from './Modal.tsx'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useScrollable } from './use-scrollable.ts'
import s from './Modal.module.css'

const heading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1')

interface Before {
  opener: Element | null
  groups: readonly HTMLElement[]
  page: HTMLElement | null
}

/**
 * Restores the focus to the opener, else to the landing, to a group around the opener, or to the
 * page's heading, which may be a new page's.
 */
function giveBack({ opener, groups, page }: Before, landing: HTMLElement | null): void {
  const now = heading()
  const lost = opener === document.body || !opener?.isConnected
  if (lost && landing) landing.focus()
  else if (lost) focusGroup([...(now === page ? groups : []), ...(now ? [now] : [])])
  // A picture to draw on is an SVG.
  else if (opener instanceof HTMLElement || opener instanceof SVGElement)
    opener.focus({ preventScroll: true })
}

/**
 * Opens in an effect, because react-modal leaks under StrictMode when mounted open. This component
 * makes the page behind inert and locks its scroll: react-modal only sets aria-hidden, and returns
 * the focus while the page is still hidden.
 */
export function ModalDialog({
  onClose,
  title,
  children,
  footer,
  size = 'md',
  side,
  closeLabel,
  lang,
  landing,
  animated = true,
}: ModalDialogProps) {
  const titleId = useId()
  const [open, setOpen] = useState(false)
  const [overlay, setOverlay] = useState<HTMLDivElement | null>(null)
  const before = useRef<Before>(null)
  const close = useRef(onClose)
  const land = useRef(landing)

  useCloseOnBack(true, onClose)
  useEffect(() => {
    close.current = onClose
    land.current = landing
  }, [landing, onClose])
  useEffect(() => {
    const opener = document.activeElement
    before.current ??= { opener, groups: groupsAround(opener), page: heading() }
    setOpen(true)
  }, [])
  useLayoutEffect(() => {
    const portal = overlay?.parentElement
    if (!portal) return
    const release = inertBehind(portal)
    // A click on the overlay that does not close the dialog must not move the focus out of it.
    const keep = (event: MouseEvent) => event.target === overlay && event.preventDefault()
    // The focused element may be removed while the dialog is open; the dialog's keys must still
    // work.
    const catchUp = (event: KeyboardEvent) => {
      if (
        openDialogs.top() !== portal ||
        (document.activeElement !== document.body && document.activeElement !== null)
      )
        return
      overlay.querySelector<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true })
      if (event.key === 'Escape') close.current()
    }
    overlay.addEventListener('mousedown', keep)
    document.addEventListener('keydown', catchUp)
    return () => {
      overlay.removeEventListener('mousedown', keep)
      document.removeEventListener('keydown', catchUp)
      release()
      if (before.current) giveBack(before.current, land.current?.() ?? null)
    }
  }, [overlay])

  const root = document.getElementById('root')
  return (
    <ReactModal
      isOpen={open}
      onRequestClose={(event) => {
        event.stopPropagation()
        // This Escape only ends the composition of an input method.
        if (event.nativeEvent instanceof KeyboardEvent && isComposition(event.nativeEvent)) return
        onClose()
      }}
      {...(root && { appElement: root })}
      ariaHideApp={false}
      shouldReturnFocusAfterClose={false}
      closeTimeoutMS={0}
      bodyOpenClassName={null}
      portalClassName="modal-portal"
      overlayRef={setOverlay}
      overlayClassName={cx(s.overlay, side && s.beside, animated && s.fade)}
      className={cx(s.dialog, s[size], side && s.side)}
      aria={{ labelledby: titleId, modal: true }}
    >
      {/* No header or footer elements: outside a section they are landmarks of the page. */}
      <div className={s.head} lang={lang}>
        <h2 id={titleId} className={s.title}>
          {title}
        </h2>
        <Button
          variant="tertiary"
          hideText
          className={s.close}
          onClick={onClose}
          prepend={<X size={20} aria-hidden="true" />}
        >
          {closeLabel}
        </Button>
      </div>
      <Body titleId={titleId} lang={lang}>
        {children}
      </Body>
      {footer && (
        <div className={s.foot} lang={lang}>
          {footer}
        </div>
      )}
    </ReactModal>
  )
}

/** What scrolls in a long dialog. It mounts with the portal, so its box is there for the observer. */
function Body({
  titleId,
  lang,
  children,
}: {
  titleId: string
  lang: string | undefined
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const scrolling = useScrollable(box, { labelledBy: titleId })
  return (
    <div ref={box} className={s.body} lang={lang} {...scrolling}>
      {children}
    </div>
  )
}
