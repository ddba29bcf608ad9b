import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Ticket } from '@/api/contract/tickets.ts'
import { ticketApi } from '@/api/endpoints/tickets.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { withTruth } from '@/shared/account/with-truth.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { toast } from '@/ui/toast-store.ts'
import { canClose, categoryOf } from '../tickets/status.ts'
import { TicketStatusBadge } from '../tickets/TicketStatusBadge.tsx'
import s from '../account.module.css'

/** What a ticket is about, who is answering, and what can be done with it. */
export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket')
  const { t: common } = useTranslation()
  const { t: tickets } = useTranslation('tickets')
  const format = useFormat()
  const { category, status, assignee, createdAt, taskIds, paymentId, sla, priority } = ticket
  const known = categoryOf(category)
  const facts: readonly (readonly [string, ReactNode])[] = [
    [common('label.status'), <TicketStatusBadge key="status" status={status} />],
    [t('fact.who'), assignee?.name || t('fact.nobody')],
    [common('label.category'), known ? tickets(`category.${known}`) : plainCode(category)],
    [t('fact.created'), format.date(createdAt, 'dateTime')],
    ...(priority === 'high' || priority === 'urgent'
      ? [[t('fact.priority'), t(`priority.${priority}`)] as const]
      : []),
    ...(sla.plan === 'enterprise'
      ? [
          [
            t('fact.plan'),
            sla.firstReplyDueAt
              ? t('fact.due', { time: format.date(sla.firstReplyDueAt, 'dateTime') })
              : t('fact.enterprise'),
          ] as const,
        ]
      : []),
    ...(taskIds.length > 0
      ? [
          [
            common('label.tasks'),
            <span key="tasks" className="cluster gap-1 gap-x-3">
              {taskIds.map((id) => (
                <RouteLink key={id} to={{ id: 'uploads', search: { task: id } }} translate="no">
                  {id}
                </RouteLink>
              ))}
            </span>,
          ] as const,
        ]
      : []),
    ...(paymentId !== null
      ? [
          [
            common('label.payment'),
            <RouteLink key="payment" to={{ id: 'payOk', search: { paymentId } }} translate="no">
              {paymentId}
            </RouteLink>,
          ] as const,
        ]
      : []),
  ]
  return (
    <aside className={`panel grid gap-4 pad-4 text-2 ${s.facts}`} aria-label={t('fact.title')}>
      <DescriptionList terms="faint" className="gap-3">
        {facts.map(([name, value]) => (
          <Description key={name} term={name}>
            {value}
          </Description>
        ))}
      </DescriptionList>
      <Actions ticket={ticket} />
    </aside>
  )
}

function Actions({ ticket: { id, status, reopenUntil } }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket')
  const { t: common } = useTranslation()
  const [closing, setClosing] = useState(false)
  const [close] = ticketApi.useCloseTicketMutation()
  const { refetch } = ticketApi.endpoints.ticket.useQuerySubscription({ id })
  const [reopen] = ticketApi.useReopenTicketMutation()
  const action = useAction()
  const over = status === 'solved' || status === 'closed'
  if (!canClose(status) && !(over && reopenUntil)) return null
  return (
    <div className="stack gap-2">
      <ActionProblem action={action} />
      {canClose(status) ? (
        <Button variant="secondary" block onClick={() => setClosing(true)}>
          {t('close.button')}
        </Button>
      ) : (
        <Button
          variant="secondary"
          block
          loading={action.busy}
          loadingText={common('busy')}
          onClick={() =>
            void action
              .run(() => withTruth(reopen({ id }).unwrap(), refetch, (now) => canClose(now.status)))
              .then((done) => done && toast({ tone: 'ok', id: 'ticket', text: t('reopen.done') }))
          }
        >
          {t('reopen.button')}
        </Button>
      )}
      {closing && (
        <ConfirmDialog
          title={t('close.title')}
          confirm={t('close.confirm')}
          variant="primary"
          work={() => close({ id }).unwrap()}
          onDone={() => {
            setClosing(false)
            toast({ tone: 'ok', id: 'ticket', text: t('close.done') })
          }}
          onClose={() => setClosing(false)}
        >
          <p>{t('close.text')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
