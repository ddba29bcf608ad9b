import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Notification } from '@/api/contract/notifications.ts'
import { notificationApi } from '@/api/endpoints/notifications.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { onTabMessage, tellTabs } from '@/session/tabs.ts'
import { MoreParts } from '@/shared/list/MoreParts.tsx'
import { cardPart, useParts } from '@/shared/list/use-parts.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Button } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { toast } from '@/ui/toast-store.ts'
import { NotificationItem } from './NotificationItem.tsx'
import s from './notifications.module.css'
import { serverTime } from '@/lib/server-clock.ts'

interface NotificationListProps {
  unread: number
  close: () => void
  /** Moves the focus to the panel, when the focused element has disappeared. */
  toTop: () => void
}

/** The person's notifications, newest first. */
export function NotificationList({ unread, close, toTop }: NotificationListProps) {
  const { t } = useTranslation('notifications')
  const { t: common } = useTranslation()
  const list = notificationApi.useNotificationsInfiniteQuery(
    {},
    {
      refetchOnMountOrArgChange: true,
    },
  )
  const { data, error, refetch, fulfilledTimeStamp = 0, hasNextPage, isFetchingNextPage } = list
  const [read, { isLoading: isReading }] = notificationApi.useReadNotificationsMutation()
  const rows = useRef<HTMLUListElement>(null)
  const [more, setMore] = useState(0)
  const records = unique(data?.pages.flatMap((page) => page.records) ?? [])
  const parts = useParts(records, rows, data?.pages.length, cardPart)

  useEffect(() => onTabMessage((message) => message === 'changed' && void refetch()), [refetch])

  async function mark(arg: { all: true } | { ids: string[] }): Promise<void> {
    try {
      await read(arg).unwrap()
      tellTabs('changed')
    } catch (problem) {
      toast({
        id: 'notifications',
        tone: 'bad',
        text: common(`problem.${problemKey(toProblem(problem))}.title`),
      })
    }
  }

  async function earlier(): Promise<void> {
    if (isFetchingNextPage) return
    const before = records.length
    const { data: all, isError } = await list.fetchNextPage()
    if (isError) return
    const now = unique(all?.pages.flatMap((page) => page.records) ?? []).length
    setMore(now - before)
    // The button disappears with the last page, so the focus moves to the new rows.
    if (all && all.pages.at(-1)?.nextBefore === null)
      requestAnimationFrame(() => rows.current?.querySelectorAll('li')[before]?.focus())
  }

  if (!data) {
    return error ? (
      <ProblemState
        problem={toProblem(error)}
        onRetry={() => void refetch()}
        busy={list.isFetching}
        level={2}
      />
    ) : (
      <SkeletonGroup label={common('loading')} className="pad-y-5 pad-x-4">
        <Skeleton lines={6} />
      </SkeletonGroup>
    )
  }
  const key = error && problemKey(toProblem(error))
  return (
    <>
      <div className={`row align-center between gap-3 pad-x-4 line-below ${s.head}`}>
        <h2 className="text-3">{common('toast.region')}</h2>
        {unread > 0 && (
          <Button
            variant="none"
            className={`text-1 nowrap blue medium ${s.all}`}
            loading={isReading}
            onClick={() => {
              toTop()
              void mark({ all: true })
            }}
          >
            {t('readAll')}
          </Button>
        )}
      </div>
      {key && (
        <p role="alert" className={`row between gap-3 pad-y-2 pad-x-4 text-1 ${s.failed}`}>
          {common(`problem.${key}.title`)}
          {!list.isFetchNextPageError && (
            <Button
              variant="none"
              className={`text-1 nowrap blue medium ${s.all}`}
              loading={list.isFetching}
              onClick={() => void refetch()}
            >
              {common('action.retry')}
            </Button>
          )}
        </p>
      )}
      {records.length === 0 ? (
        <EmptyState title={t('empty.title')} level={3}>
          {t('empty.text')}
        </EmptyState>
      ) : (
        <ul ref={rows} className="bare" data-list="">
          {parts.drawn.map((record) => (
            <NotificationItem
              key={record.id}
              record={record}
              now={serverTime(fulfilledTimeStamp)}
              close={close}
              read={() => void mark({ ids: [record.id] })}
            />
          ))}
        </ul>
      )}
      <MoreParts {...parts} />
      {hasNextPage && parts.left === 0 && (
        <Button
          variant="tertiary"
          block
          loading={isFetchingNextPage}
          onClick={() => void earlier()}
        >
          {t('earlier')}
        </Button>
      )}
      <p role="status" className="visually-hidden">
        {more > 0 && t('more', { count: more })}
      </p>
    </>
  )
}

/** A notification that arrives between two requests can be on both pages. */
function unique(records: readonly Notification[]): Notification[] {
  return [...new Map(records.map((record) => [record.id, record])).values()]
}
