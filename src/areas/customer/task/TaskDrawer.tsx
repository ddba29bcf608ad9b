import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { TaskRow } from '@/api/contract/task-row.ts'
import { taskApi } from '@/api/endpoints/tasks.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Button } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { taskParam } from './use-task-param.ts'
import { isMoving } from './rows.ts'
import { TaskView } from './TaskView.tsx'

export interface TaskDrawerProps {
  id: string
  /** The ids of the list that it was opened from, in order. */
  ids: readonly string[]
  onGo: (id: string) => void
  onClose: () => void
  /** Receives the backend's current data, because the list may be older. */
  onSeen?: ((task: TaskRow) => void) | undefined
}

/** Only a task that can still change is polled. */
const moving = { pollingInterval: 5000, skipPollingIfUnfocused: true }
const still = { pollingInterval: 0 }

/** The element that opens it in the list, if it is rendered. */
const linkOf = (id: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLAnchorElement>('main table a')].find(
    ({ href }) => taskParam(new URL(href).searchParams) === id,
  ) ?? null

/** All details of a task, beside the list. */
export function TaskDrawer({ id, ids, onGo, onClose, onSeen }: TaskDrawerProps) {
  const { t } = useTranslation('task')
  const { t: common } = useTranslation()
  const known = taskApi.endpoints.task.useQueryState({ id })
  const polling = known.currentData && isMoving([known.currentData]) ? moving : still
  const {
    currentData: task,
    error,
    isFetching,
    refetch,
  } = taskApi.useTaskQuery({ id }, { ...polling, refetchOnMountOrArgChange: true })

  const tell = useRef(onSeen)
  useEffect(() => {
    tell.current = onSeen
  })
  useEffect(() => {
    if (task) tell.current?.(task)
  }, [task])

  const at = ids.indexOf(id)
  const [before, after] = [at > 0 ? ids[at - 1] : undefined, at >= 0 ? ids[at + 1] : undefined]
  const missing = !task && error !== undefined && problemKey(toProblem(error)) === 'ERROR_NOT_FOUND'
  return (
    <Modal
      open
      side
      title={
        <span>
          {common('label.task')}{' '}
          <span className="quiet num regular" translate="no">
            {id}
          </span>
        </span>
      }
      closeLabel={common('action.close')}
      onClose={onClose}
      landing={() => linkOf(id)}
      footer={
        at >= 0 && ids.length > 1 ? (
          <div className="cluster gap-3 between grow">
            <Button
              variant="secondary"
              prepend={<ChevronUp size={18} aria-hidden="true" />}
              disabledReason={before === undefined ? t('firstInList') : undefined}
              onClick={() => before !== undefined && onGo(before)}
            >
              {t('previous')}
            </Button>
            <Button
              variant="secondary"
              append={<ChevronDown size={18} aria-hidden="true" />}
              disabledReason={after === undefined ? t('lastInList') : undefined}
              onClick={() => after !== undefined && onGo(after)}
            >
              {t('next')}
            </Button>
          </div>
        ) : undefined
      }
    >
      {missing ? (
        <EmptyState level={3} title={t('missing')}>
          {t('missingText')}
        </EmptyState>
      ) : task ? (
        <TaskView key={id} task={task} stale={error !== undefined} onRetry={() => void refetch()} />
      ) : error === undefined ? (
        <SkeletonGroup label={common('loading')} className="stack gap-5">
          <Skeleton variant="block" size="m" />
          <Skeleton lines={4} />
          <Skeleton variant="block" size="s" />
          <Skeleton lines={5} />
        </SkeletonGroup>
      ) : (
        <ProblemState
          problem={toProblem(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          level={3}
        />
      )}
    </Modal>
  )
}
