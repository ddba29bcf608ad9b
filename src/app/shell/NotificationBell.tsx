import { Bell } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useUser } from '@/session/use-user.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { toast } from '@/ui/toast-store.ts'
import s from './shell.module.css'

const words = ['notifications'] as const
const loadNotificationPanel = async () =>
  (await import('./NotificationPanel.tsx')).NotificationPanel

/** A button with the number of unread notifications. The panel loads when it is pressed. */
export function NotificationBell({ unread }: { unread: number }) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const { refetch } = useUser()
  const id = useId()
  const [open, setOpen] = useState(false)
  const around = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  // The first number is not news.
  const [first] = useState(unread)
  const [changed, setChanged] = useState(false)
  if (unread !== first && !changed) setChanged(true)

  const close = () => setOpen(false)
  return (
    <div ref={around} className="relative row">
      <button
        ref={button}
        type="button"
        className={buttonClass({ variant: 'tertiary', hideText: true })}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          // Opening the panel refreshes what was read elsewhere.
          if (!open) void refetch()
          setOpen(!open)
        }}
      >
        <Bell size={20} aria-hidden="true" />
        <span className="visually-hidden">
          {unread > 0 ? t('notifications.button', { count: unread }) : common('toast.region')}
        </span>
        {unread > 0 && (
          <span className={`num pill ${s.count}`} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <p role="status" className="visually-hidden">
        {changed &&
          (unread > 0 ? t('notifications.unread', { count: unread }) : t('notifications.allRead'))}
      </p>
      {open && (
        <LatePart
          load={loadNotificationPanel}
          ns={words}
          props={{ id, unread, around, button, close }}
          fallback={null}
          lost={() => {
            close()
            toast({ id: 'notifications', tone: 'warn', text: common('lost') })
          }}
        />
      )}
    </div>
  )
}
