import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Unsolved } from '@/api/contract/unsolved.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import type { ListAnswer } from '@/shared/list/answer.ts'
import { List } from '@/shared/list/List.tsx'
import type { ListQuery } from '@/shared/query/use-list-query.ts'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { toast } from '@/ui/toast-store.ts'
import type { ToastOptions } from '@/ui/toast-store.ts'
import { unsolvedPerPage } from './unsolved.ts'
import type { unsolvedQuery } from './unsolved.ts'
import { UnsolvedCard } from './UnsolvedCard.tsx'
import s from '../customer.module.css'
import { serverTime } from '@/lib/server-clock.ts'

interface UnsolvedGalleryProps {
  title: string
  text: ReactNode
  empty: { title: string; text: string }
  query: ListQuery<typeof unsolvedQuery.fields>
  answer: ListAnswer<{ records: Unsolved[] }> & { fulfilledTimeStamp?: number | undefined }
  hide: (id: Unsolved['id']) => Promise<unknown>
  restore: (id: Unsolved['id']) => Promise<unknown>
}

/** Unsolved pictures with the reason and what helps. A hidden one can be restored for a while. */
export function UnsolvedGallery(props: UnsolvedGalleryProps) {
  const { title, text, empty, query, answer, hide, restore } = props
  const { t } = useTranslation('unsolved')
  const { t: common } = useTranslation()
  const lock = useRef(new Set<Unsolved['id']>())
  const failed = (problem: unknown, action?: ToastOptions['action']) =>
    toast({
      id: 'unsolved',
      tone: 'bad',
      text: common(`problem.${problemKey(toProblem(problem))}.title`),
      action,
    })
  async function back(id: Unsolved['id']): Promise<void> {
    try {
      await restore(id)
      toast({ id: 'unsolved', tone: 'ok', text: t('hide.restored') })
    } catch (problem) {
      // A hidden picture is in no list, so the toast is the only way to restore it and stays while
      // that is possible.
      const gone = problemKey(toProblem(problem)) === 'ERROR_NOT_FOUND'
      failed(
        problem,
        gone ? undefined : { label: common('action.retry'), onSelect: () => void back(id) },
      )
    }
  }
  async function away(id: Unsolved['id']): Promise<void> {
    if (lock.current.has(id)) return
    lock.current.add(id)
    try {
      await hide(id)
      toast({
        id: 'unsolved',
        tone: 'ok',
        text: t('hide.done'),
        action: { label: common('action.undo'), onSelect: () => void back(id) },
      })
    } catch (problem) {
      failed(problem)
    } finally {
      lock.current.delete(id)
    }
  }

  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => records}
      rowKey={({ id }) => id}
      card={(record) => (
        <UnsolvedCard
          key={record.id}
          record={record}
          now={serverTime(answer.fulfilledTimeStamp ?? 0)}
          onHide={() => void away(record.id)}
        />
      )}
      layout={{ className: s.gallery, skeleton: <CardSkeleton />, skeletons: 6 }}
      section={{ title, text }}
      perPage={unsolvedPerPage}
      showCount
      words={{
        found: (count) => t('found', { count }),
        empty,
      }}
      filters={{
        reason: {
          label: common('label.reason'),
          nameOf: (reason) => t(`reason.${reason}.title`),
        },
      }}
    />
  )
}

const CardSkeleton = () => (
  <span className="stack gap-2">
    <Skeleton variant="block" size="l" />
    <Skeleton lines={3} />
  </span>
)
