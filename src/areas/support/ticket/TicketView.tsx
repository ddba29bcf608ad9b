import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Ticket } from '@/api/contract/tickets.ts'
import { ticketApi } from '@/api/endpoints/tickets.ts'
import { note } from '@/lib/note.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { canRate, isWritable } from '../tickets/status.ts'
import { Composer } from './Composer.tsx'
import { TicketFacts } from './TicketFacts.tsx'
import { Rating } from './Rating.tsx'
import { TicketThread } from './TicketThread.tsx'
import s from '../account.module.css'

export function TicketView({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket')
  const format = useFormat()
  const { id, status, unread, mergedInto, reopenUntil } = ticket
  // The line stays where it was when the page opened.
  const [firstUnread] = useState(unread)
  const [read] = ticketApi.useReadTicketMutation()
  const last = useRef<string | null>(null)
  useEffect(() => {
    const tell = (): void => {
      if (document.hidden || unread === 0 || last.current === ticket.lastMessageAt) return
      last.current = ticket.lastMessageAt
      read({ id })
        .unwrap()
        .catch((error: unknown) => note('That a ticket was read could not be told.', error))
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [id, read, ticket.lastMessageAt, unread])

  return (
    <div className={`stack gap-5 ${s.ticket}`}>
      <div className={`stack gap-4 ${s.main}`}>
        {mergedInto && (
          <Notice
            title={t('merged.title', { number: mergedInto.number })}
            action={
              <RouteLink to={{ id: 'ticket', params: { id: mergedInto.id } }}>
                {t('merged.open')}
              </RouteLink>
            }
          >
            {t('merged.text')}
          </Notice>
        )}
        {status === 'waiting_customer' && (
          <Notice tone="warn" title={t('waiting.title')}>
            {t('waiting.text')}
          </Notice>
        )}
        <TicketThread ticket={ticket} unread={firstUnread} />
        {canRate(status) && <Rating ticket={ticket} />}
        {isWritable(status) ? (
          <Composer ticket={ticket} />
        ) : (
          status === 'closed' && (
            <Notice title={t('closed.title')}>
              {reopenUntil
                ? t('closed.until', { time: format.date(reopenUntil, 'dateTime') })
                : t('closed.over')}
            </Notice>
          )
        )}
      </div>
      <TicketFacts ticket={ticket} />
    </div>
  )
}
