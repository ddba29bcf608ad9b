import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import type { Notification } from '@/api/contract/notifications.ts'
import { useUser } from '@/session/use-user.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { useServerLink } from '@/shared/html/use-server-link.ts'
import { Button } from '@/ui/Button.tsx'
import { toneIcons } from '@/ui/Notice.tsx'
import type { NoticeTone } from '@/ui/Notice.tsx'
import s from './notifications.module.css'

const tones: Readonly<Record<string, NoticeTone>> = {
  success: 'ok',
  warning: 'warn',
  danger: 'bad',
}

interface NotificationItemProps {
  record: Notification
  /** The time at which the list was loaded, in milliseconds. */
  now: number
  close: () => void
  read: () => void
}

export function NotificationItem({ record, now, close, read }: NotificationItemProps) {
  const { t } = useTranslation('notifications')
  const locale = useLocale()
  const { user } = useUser()
  const { title, body, href, level, createdAt, readAt } = record
  const name = title || t('untitled')
  const isUnread = readAt === null
  const tone = known(tones, level) ?? 'info'
  const Icon = toneIcons[tone]
  const format = formatFor(locale, user?.timezone)
  const open = () => {
    if (isUnread) read()
    close()
  }
  return (
    <li
      className={`relative row align-start gap-3 pad-y-3 pad-x-4 line-below text-2 ${s.item}`}
      data-tone={tone}
      data-unread={isUnread || undefined}
      tabIndex={-1}
    >
      <Icon className={s.icon} size={18} aria-hidden="true" />
      <div className="grow min-0 break">
        <Title sent={href} onOpen={open}>
          {isUnread && <span className="visually-hidden">{t('new')}</span>} {name}
        </Title>
        {body && <p className="quiet">{body}</p>}
        <p className={`cluster between mt-1 faint text-1 ${s.foot}`}>
          {format.relative(createdAt, now) && (
            <time dateTime={createdAt} title={format.date(createdAt, 'dateTime')}>
              {format.relative(createdAt, now)}
            </time>
          )}
          {isUnread && (
            <Button
              variant="none"
              className={`text-1 nowrap blue medium ${s.all}`}
              aria-label={t('readOne', { title: name })}
              onClick={({ currentTarget }) => {
                // The button disappears.
                currentTarget.closest('li')?.focus()
                read()
              }}
            >
              {t('read')}
            </Button>
          )}
        </p>
      </div>
    </li>
  )
}

/** Renders the title, as a link if it leads anywhere. */
function Title({
  sent,
  onOpen,
  children,
}: {
  sent: string | null
  onOpen: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('notifications')
  const link = useServerLink(sent)
  if (!link) return <p className={s.title}>{children}</p>
  if (link.kind === 'own') {
    return (
      <Link to={link.href} className={s.title} onClick={onOpen}>
        {children}
      </Link>
    )
  }
  return (
    // Opens in a new tab, because this page is still reporting that the notification was read.
    <a
      href={link.href}
      className={s.title}
      onClick={onOpen}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children} <span className="visually-hidden">{t('newTab')}</span>
    </a>
  )
}
