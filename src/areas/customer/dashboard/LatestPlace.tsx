import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { TaskRow } from '@/api/contract/task-row.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { SkeletonGroup } from '@/ui/Skeleton.tsx'
import { taskParam } from '../task/task-param.ts'
import { LatestSkeleton } from './LatestSkeleton.tsx'
import s from './dashboard.module.css'

const loadLatestTasks = async () => (await import('./LatestTasks.tsx')).LatestTasks

/**
 * The latest tasks are below the first view. Their list loads when it is about to scroll into view,
 * or with the drawer of a task that the address names.
 */
export function LatestPlace(props: { tasks: readonly TaskRow[]; now: number }) {
  const { t } = useTranslation('dashboard')
  const { t: account } = useTranslation()
  const [params] = useSearchParams()
  const heading = useId()
  const place = (
    <section aria-labelledby={heading} className={s.latest}>
      <h2 id={heading}>{t('latest.title')}</h2>
      <SkeletonGroup label={account('loading')}>
        <LatestSkeleton />
      </SkeletonGroup>
    </section>
  )
  return (
    <LatePart
      load={loadLatestTasks}
      props={props}
      fallback={place}
      onSight={taskParam(params) === null}
    />
  )
}
