import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import s from './small.module.css'

export type NoticeTone = 'info' | 'ok' | 'warn' | 'bad'

export interface NoticeProps {
  tone?: NoticeTone | undefined
  title?: ReactNode
  children?: ReactNode
  /** A button or a link. */
  action?: ReactNode
  onDismiss?: (() => void) | undefined
  dismissLabel?: string | undefined
  /**
   * A live region role for a notice that appears on its own: `status` waits, `alert` interrupts.
   */
  role?: 'status' | 'alert' | 'note' | undefined
  className?: string | undefined
}

export const toneIcons = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert }

export function Notice({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  dismissLabel,
  role,
  className,
}: NoticeProps) {
  const Icon = toneIcons[tone]
  return (
    <div className={cx(s.notice, className)} data-tone={tone} role={role}>
      <Icon className={s.noticeIcon} size={20} aria-hidden="true" />
      <div className={s.noticeText}>
        {title && <p className="bold">{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={s.noticeAction}>{action}</div>}
      {onDismiss && (
        <Button
          variant="none"
          hideText
          className={s.dismiss}
          onClick={onDismiss}
          prepend={<X size={18} aria-hidden="true" />}
        >
          {dismissLabel}
        </Button>
      )}
    </div>
  )
}
