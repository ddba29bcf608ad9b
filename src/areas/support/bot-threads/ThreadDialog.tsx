import { useTranslation } from '@/i18n/use-translation.ts'
import { ticketStatuses } from '@/api/contract/tickets.ts'
import type { StaffThread } from '@/api/contract/bot.ts'
import { botApi } from '@/api/endpoints/bot.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { SkeletonGroup, Skeleton } from '@/ui/Skeleton.tsx'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { ServerAddress } from '@/shared/html/ServerAddress.tsx'
import { ServerHtml } from '@/shared/html/ServerHtml.tsx'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { isolated } from '@/lib/invisible.ts'
import s from '../account.module.css'

/** A conversation with its sources and its result. */
export function ThreadDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t: common } = useTranslation()
  const answer = botApi.useStaffBotThreadQuery({ id })
  return (
    <Modal
      open
      size="lg"
      title={answer.data?.title || common('label.conversation')}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <Loaded
        answer={answer}
        level={3}
        skeleton={
          <SkeletonGroup label={common('loading')}>
            <Skeleton lines={8} />
          </SkeletonGroup>
        }
      >
        {(thread) => <ThreadView thread={thread} />}
      </Loaded>
    </Modal>
  )
}

function ThreadView({ thread: { messages, ticket, outcome } }: { thread: StaffThread }) {
  const { t } = useTranslation('botThreads')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const status = outcome === null ? undefined : known(ticketStatuses, outcome)
  return (
    <div className={`stack bare gap-4 ${s.threadsThread}`}>
      <p className={`pad-y-3 pad-x-4 alice text-2 ${s.outcome}`}>
        {ticket
          ? t('thread.over', {
              number: ticket.number,
              outcome: status ? t(`outcome.${status}`) : plainCode(outcome ?? ''),
            })
          : t('thread.alone')}
      </p>
      <PartedList as="ol" rows={messages}>
        {({ id, role, text, answerHtml, sources, confidence, helpful }) => (
          <li key={id} data-role={role === 'user' ? 'user' : 'bot'}>
            <p className="quiet text-1">
              {role === 'user' ? t('thread.person') : common('label.bot')}
              {confidence !== null &&
                ` · ${t('thread.confidence', {
                  percent: confidence.toLocaleString(locale, {
                    style: 'percent',
                    maximumFractionDigits: 0,
                  }),
                })}`}
              {helpful !== null && ` · ${common(helpful ? 'vote.yes' : 'vote.no')}`}
            </p>
            {role === 'user' ? (
              <p className={s.text}>{isolated(text ?? '')}</p>
            ) : (
              <ServerHtml html={answerHtml ?? ''} kind="message" />
            )}
            {sources.length > 0 && (
              <ul className={`text-2 ${s.sources}`} aria-label={t('thread.sources')}>
                {sources.map(({ title, url }) => (
                  <ServerAddress key={url} as="li" url={url}>
                    {title}
                  </ServerAddress>
                ))}
              </ul>
            )}
          </li>
        )}
      </PartedList>
    </div>
  )
}
