import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { BotThread } from '@/api/contract/bot.ts'
import { botApi } from '@/api/endpoints/bot.ts'
import { toProblem } from '@/api/problem.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { ignoreNotFound } from '@/shared/account/ignore-not-found.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { Button } from '@/ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { toast } from '@/ui/toast-store.ts'
import { cutText } from '@/lib/cut-text.ts'
import s from './bot.module.css'

interface ThreadsProps {
  current: string | null
  onNew: () => void
  onDeleted: (id: string) => void
}

/** Earlier conversations, newest first. */
export function Threads({ current, onNew, onDeleted }: ThreadsProps) {
  const { t } = useTranslation('bot')
  const { t: common } = useTranslation()
  const format = useFormat()
  const { data, error, isFetching, refetch } = botApi.useBotThreadsQuery()
  const [remove] = botApi.useDeleteBotThreadMutation()
  const [asked, setAsked] = useState<BotThread | null>(null)
  return (
    <nav className={`stack gap-3 ${s.threads}`} aria-label={common('label.conversations')}>
      <Button
        variant="secondary"
        block
        prepend={<Plus size={18} aria-hidden="true" />}
        onClick={onNew}
      >
        {t('threads.new')}
      </Button>
      {data ? (
        data.records.length === 0 ? (
          <p className="quiet text-1 regular">{t('threads.none')}</p>
        ) : (
          <PartedList as="ul" rows={data.records}>
            {(thread) => (
              <li key={thread.id}>
                <RouteLink
                  to={{ id: 'supportBot', search: { thread: thread.id } }}
                  aria-current={String(thread.id) === current ? 'page' : undefined}
                >
                  <span>{cutText(thread.title) || t('threads.nameless')}</span>
                  <span className="quiet text-1 regular">
                    {format.date(thread.lastMessageAt, 'dateTime')}
                    {thread.ticket && ` · ${t('threads.over')}`}
                  </span>
                </RouteLink>
                <Button
                  variant="none"
                  hideText
                  className={`rigid quiet ${s.thumb}`}
                  prepend={<Trash2 size={16} aria-hidden="true" />}
                  onClick={() => setAsked(thread)}
                >
                  {t('threads.delete', { title: cutText(thread.title) })}
                </Button>
              </li>
            )}
          </PartedList>
        )
      ) : error ? (
        <ProblemState
          level={2}
          problem={toProblem(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <SkeletonGroup label={common('loading')}>
          <Skeleton lines={5} />
        </SkeletonGroup>
      )}
      {asked && (
        <ConfirmDialog
          title={t('threads.deleteTitle')}
          confirm={common('action.delete')}
          work={() => ignoreNotFound(remove({ id: asked.id }).unwrap())}
          onDone={() => {
            onDeleted(String(asked.id))
            setAsked(null)
            toast({ tone: 'ok', id: 'bot-thread', text: t('threads.deleted') })
          }}
          onClose={() => setAsked(null)}
        >
          <p>{t('threads.deleteText', { title: asked.title || common('nav.crumb.supportBot') })}</p>
        </ConfirmDialog>
      )}
    </nav>
  )
}
