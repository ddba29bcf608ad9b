import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { unsolvedReasons } from '@/api/contract/unsolved.ts'
import type { Unsolved } from '@/api/contract/unsolved.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ListEmpty } from '@/shared/account/ListEmpty.tsx'
import { ListPages } from '@/shared/account/ListPages.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { toast } from '@/ui/toast-store.ts'
import type { ToastOptions } from '@/ui/toast-store.ts'
import { readUnsolvedQuery } from '../../../model/settings/unsolved.ts'
import { FilterBar, FilterSelect, ResetFilters } from '../Filters.tsx'
import { UnsolvedCard } from './UnsolvedCard.tsx'
import s from './unsolved.module.css'

/** How many pictures stand on a page. */
export const perPage = 12

interface UnsolvedGalleryProps {
  title: string
  text: ReactNode
  empty: { title: string; text: string }
  list: {
    data?: { records: Unsolved[]; totalCount?: number | undefined } | undefined
    currentData?: { records: Unsolved[]; totalCount?: number | undefined } | undefined
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
    fulfilledTimeStamp?: number | undefined
  }
  hide: (id: Unsolved['id']) => Promise<unknown>
  restore: (id: Unsolved['id']) => Promise<unknown>
}

/** Pictures that came to nothing, each with why and what helps; what is hidden can be taken back for a while. */
export function UnsolvedGallery({ title, text, empty, list, hide, restore }: UnsolvedGalleryProps) {
  const { t } = useTranslation('unsolved')
  const { t: common } = useTranslation()
  const [params] = useSearchParams()
  const query = readUnsolvedQuery(params)
  const lock = useRef(new Set<Unsolved['id']>())
  const gallery = useRef<HTMLUListElement>(null)
  const { data, currentData, error, isFetching, refetch, fulfilledTimeStamp = 0 } = list
  const shown = currentData ?? (error ? undefined : data)

  const failed = (problem: unknown, action?: ToastOptions['action']) =>
    toast({ id: 'unsolved', tone: 'bad', text: common(`problem.${problemKey(toProblem(problem))}.title`), action })
  async function back(id: Unsolved['id']): Promise<void> {
    try {
      await restore(id)
      toast({ id: 'unsolved', tone: 'ok', text: t('hide.restored') })
    } catch (problem) {
      // What is hidden stands in no list: the only way back to it must not go with the toast that offered it, while there is a way.
      const gone = problemKey(toProblem(problem)) === 'ERROR_NOT_FOUND'
      failed(problem, gone ? undefined : { label: common('action.retry'), onSelect: () => void back(id) })
    }
  }
  async function away(id: Unsolved['id']): Promise<void> {
    if (lock.current.has(id)) return
    lock.current.add(id)
    try {
      await hide(id)
      toast({ id: 'unsolved', tone: 'ok', text: t('hide.done'), action: { label: t('hide.undo'), onSelect: () => void back(id) } })
      gallery.current?.focus()
    } catch (problem) {
      failed(problem)
    } finally {
      lock.current.delete(id)
    }
  }

  return (
    <AccountSection title={title} text={text}>
      <FilterBar label={t('filter.label')}>
        <FilterSelect
          name="reason"
          label={t('filter.reason')}
          value={query.reason}
          any={t('filter.any')}
          options={unsolvedReasons.map((value) => ({ value, label: t(`reason.${value}.title`) }))}
        />
      </FilterBar>
      {!shown && error ? (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} level={3} />
      ) : !shown ? (
        <SkeletonGroup label={t('loading')} className={s.gallery}>
          {Array.from({ length: 6 }, (_, index) => (
            <span key={index} className={s.hole}>
              <Skeleton variant="block" size="l" />
              <Skeleton lines={3} />
            </span>
          ))}
        </SkeletonGroup>
      ) : shown.records.length === 0 ? (
        <ListEmpty page={query.page} title={empty.title} text={empty.text} reset={query.reason && <ResetFilters names={['reason']} />} />
      ) : (
        <>
          <p role="status" className={s.count}>
            {t('found', { count: shown.totalCount ?? shown.records.length })}
          </p>
          <ul ref={gallery} tabIndex={-1} className={s.gallery} aria-label={title} aria-busy={isFetching || undefined}>
            {shown.records.map((record) => (
              <UnsolvedCard key={record.id} record={record} now={fulfilledTimeStamp} onHide={() => void away(record.id)} />
            ))}
          </ul>
          <ListPages page={query.page} total={shown.totalCount} perPage={perPage} label={t('pages')} />
        </>
      )}
    </AccountSection>
  )
}
