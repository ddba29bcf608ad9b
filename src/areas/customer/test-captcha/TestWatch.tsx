import { useTranslation } from '@/i18n/use-translation.ts'
import type { TestOffer } from '@/api/contract/test-task.ts'
import { taskApi } from '@/api/endpoints/tasks.ts'
import { toProblem } from '@/api/problem.ts'
import { known } from '@/lib/known.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { exampleTypes } from '@/shared/example-task/example-type.ts'
import { ExampleTaskStrip } from '@/shared/example-task/ExampleTaskStrip.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { useWatch } from '@/shared/test-task/use-watch.ts'
import { WatchState } from '@/shared/test-task/WatchState.tsx'
import { Button } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import type { Chosen } from '@/shared/test-task/picture.ts'
import { ReportBox } from '../task/ReportBox.tsx'
import { TaskCost } from '../task/TaskCost.tsx'
import { TaskStatusBadge } from '../task/TaskStatusBadge.tsx'
import { Timeline } from '../task/Timeline.tsx'
import { TestAnswerView } from './TestAnswerView.tsx'
import s from './test.module.css'

interface TestWatchProps {
  id: string
  offer: TestOffer
  /** The picture, if this page sent it; after a reload the backend has it. */
  picture: Chosen | null
  onAnother: () => void
}

/** Shows a test from the queue to the answer, which can then be rated. */
export function TestWatch({ id, offer, picture, onAnother }: TestWatchProps) {
  const { t } = useTranslation('testWatch')
  const { t: common } = useTranslation()
  const { t: test } = useTranslation('testCaptcha')
  const watch = useWatch(id, offer)
  const { task, error, isFetching, refetch, open, missing } = watch

  if (missing && !task)
    return (
      <EmptyState
        level={2}
        title={t('missing')}
        action={<Button onClick={onAnother}>{t('another')}</Button>}
      >
        {t('missingText')}
      </EmptyState>
    )
  if (!task)
    return error ? (
      <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <SectionSkeleton title={test('watch')} lines={6} />
    )
  return (
    <div className={s.watch}>
      <AccountSection
        title={test('watch')}
        text={common('label.taskNumber', { id })}
        aside={<TaskStatusBadge status={task.status} />}
      >
        <div className="stack gap-5">
          <WatchState watch={watch} />
          <TestAnswerView task={task} picture={picture?.url ?? null} />
          <ReportBox task={task} />
          <TaskCost task={task} />
          <Timeline steps={task.timeline} />
          <div className="cluster gap-3">
            <Button variant={open ? 'secondary' : 'primary'} onClick={onAnother}>
              {t('another')}
            </Button>
            <RouteLink to={{ id: 'uploads', search: { view: 'tasks', task: id } }}>
              {t('all')}
            </RouteLink>
          </div>
        </div>
      </AccountSection>
    </div>
  )
}

interface TestExampleProps {
  /** The kind that is chosen in the form. */
  type: string
  /** The id of the watched task, whose kind is shown once it is known. */
  task: string
}

/** An answered example of the kind of the watched task; nothing for a kind that has none. */
export function TestExample({ type: chosen, task }: TestExampleProps) {
  const { t } = useTranslation('testCaptcha')
  const { data } = taskApi.endpoints.task.useQueryState({ id: task })
  const type = known(exampleTypes, data?.type ?? chosen)
  if (!type) return null
  return (
    <AccountSection title={t('example.title')} text={t('example.text')}>
      <ExampleTaskStrip first={type} hasOwn={false} />
    </AccountSection>
  )
}
