import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useCloseOnBack } from '@/ui/use-close-on-back.ts'
import { usePopover } from '@/ui/use-popover.ts'
import { NotificationList } from './NotificationList.tsx'
import s from './notifications.module.css'

interface NotificationPanelProps {
  id: string
  unread: number
  /** The area in which the focus and the pointer do not close the panel. */
  around: RefObject<HTMLElement | null>
  button: RefObject<HTMLElement | null>
  close: () => void
}

/** A nonmodal dialog. Escape, a press elsewhere and the focus elsewhere close it. */
export function NotificationPanel({ id, unread, around, button, close }: NotificationPanelProps) {
  const { t: common } = useTranslation()
  const panel = useRef<HTMLDivElement>(null)
  const leave = useRef(close)
  usePopover(true, button, panel)
  useCloseOnBack(true, close)

  useEffect(() => {
    leave.current = close
  }, [close])

  // Before the paint, so that it takes the focus from nothing that a quick Tab has reached.
  useLayoutEffect(() => panel.current?.focus({ preventScroll: true }), [])

  useEffect(() => {
    const area = around.current
    const opener = button.current
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !area?.contains(target)) leave.current()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      leave.current()
      opener?.focus()
    }
    area?.addEventListener('keydown', escape)
    document.addEventListener('pointerdown', outside, true)
    document.addEventListener('focusin', outside)
    return () => {
      area?.removeEventListener('keydown', escape)
      document.removeEventListener('pointerdown', outside, true)
      document.removeEventListener('focusin', outside)
    }
  }, [around, button])

  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={common('toast.region')}
      tabIndex={-1}
      data-align="end"
      className={`border round-3 ${s.panel}`}
    >
      <NotificationList
        unread={unread}
        close={close}
        toTop={() => panel.current?.focus({ preventScroll: true })}
      />
    </div>
  )
}
