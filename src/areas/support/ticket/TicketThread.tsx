import { Fragment, memo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Ticket, TicketMessage } from '@/api/contract/tickets.ts'
import { cutText } from '@/lib/cut-text.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { ServerHtml } from '@/shared/html/ServerHtml.tsx'
import { Avatar } from '@/ui/Avatar.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { Attachments } from './Attachments.tsx'
import { firstUnread } from './thread.ts'
import { useThread } from './use-thread.ts'
import s from '../account.module.css'

const kinds = ['customer', 'agent', 'bot', 'system'] as const
const kindOf = (kind: string) => kinds.find((one) => one === kind) ?? 'system'

/** All messages, oldest first, with a line above the new ones. */
export function TicketThread({ ticket, unread }: { ticket: Ticket; unread: number }) {
  const { t } = useTranslation('ticket')
  const { t: common } = useTranslation()
  const { answer, messages, hasEarlier, earlier, action } = useThread(ticket)
  const line = firstUnread(messages, unread)
  const lastOwn = messages.findLast(({ author }) => author.kind === 'customer')
  return (
    <section className={`stack gap-4 ${s.thread}`} aria-labelledby="thread">
      <h2 id="thread" className="visually-hidden">
        {common('label.messages')}
      </h2>
      <Loaded
        answer={answer}
        skeleton={
          <SkeletonGroup label={common('loading')}>
            <Skeleton lines={24} />
          </SkeletonGroup>
        }
      >
        {() => (
          <>
            <ActionProblem action={action} />
            {hasEarlier && (
              <Button
                variant="secondary"
                loading={action.busy}
                loadingText={common('loading')}
                onClick={() => void earlier()}
              >
                {t('thread.earlier')}
              </Button>
            )}
            <div role="log" aria-label={common('label.messages')}>
              <ol className="stack gap-4">
                {messages.map((message) => (
                  <Fragment key={message.id}>
                    {String(message.id) === line && (
                      <li className={`row align-center gap-3 bad text-1 bold ${s.line}`}>
                        <span>{t('thread.unread')}</span>
                      </li>
                    )}
                    <Message message={message} isLastOwn={message === lastOwn} />
                  </Fragment>
                ))}
              </ol>
            </div>
          </>
        )}
      </Loaded>
    </section>
  )
}

/** Memoized, so that only changed messages of a long thread render again. */
const Message = memo(function Message({
  message,
  isLastOwn,
}: {
  message: TicketMessage
  isLastOwn: boolean
}) {
  const { t } = useTranslation('ticket')
  const { t: common } = useTranslation()
  const { author, bodyHtml, attachments, createdAt, editedAt, seenAt } = message
  const kind = kindOf(author.kind)
  const name = kind === 'customer' ? t('author.you') : author.name || t(`author.${kind}`)
  return (
    <li className={`grid gap-3 ${s.message}`} data-kind={kind}>
      {kind !== 'system' && <Avatar name={name} size="sm" />}
      <article
        className={`panel grid gap-2 min-0 break ${s.bubble}`}
        aria-label={kind === 'customer' ? t('thread.own') : t('thread.by', { name })}
      >
        <p className={`row wrap align-baseline gap-1 gap-x-2 text-2 ${s.by}`}>
          <b>{cutText(name)}</b>
          {kind === 'bot' && <Badge>{common('label.bot')}</Badge>}
          <DateTime at={createdAt} format="dateTime" />
          {editedAt && <span>{t('edited')}</span>}
        </p>
        <ServerHtml html={bodyHtml} kind="message" />
        <Attachments files={attachments} />
        {isLastOwn && seenAt && <p className="quiet text-1">{t('seen')}</p>}
      </article>
    </li>
  )
})
