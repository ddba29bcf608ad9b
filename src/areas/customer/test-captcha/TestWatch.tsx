import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TestOffer } from '@/api/contract/test-task.ts'
import { taskApi } from '@/api/endpoints/tasks.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { gapAfter } from '@/lib/sentences.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { clock } from '@/shared/form/retry.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Cluster } from '@/ui/Cluster.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Stack } from '@/ui/Stack.tsx'
import { ReferenceLink } from '../errors/ReferenceLink.tsx'
import { isOpen } from '../task/looks.ts'
import type { Chosen } from './picture.ts'
import { ReportBox } from '../task/ReportBox.tsx'
import { TaskCost } from '../task/TaskCost.tsx'
import { TaskStatus } from '../task/TaskStatus.tsx'
import { Timeline } from '../task/Timeline.tsx'
import { AnswerView } from './AnswerView.tsx'
import s from './test.module.css'

interface TestWatchProps {
  id: string
  offer: TestOffer
  /** That was sent with it, if from this page; after a reload the backend has it. */
  picture: Chosen | null
  onAnother: () => void
}

/** From the queue to the answer; then it can be rated. */
export function TestWatch({
  id,
  offer: { waitSeconds, pollSeconds },
  picture,
  onAnother,
}: TestWatchProps) {
  const { t } = useTranslation('testWatch')
  const { t: test } = useTranslation('testCaptcha')
  const [watching, watch] = useState(true)
  const {
    data: task,
    error,
    isFetching,
    refetch,
  } = taskApi.useTaskQuery(
    { id },
    {
      pollingInterval: watching ? pollSeconds * 1000 : 0,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  )
  const open = task !== undefined && isOpen(task.status)
  const missing = error !== undefined && problemKey(toProblem(error)) === 'ERROR_NOT_FOUND'
  const waited = useWaited(open && watching)
  const late = waited >= waitSeconds
  const asking = open && !late
  const wanted = !missing && !late && (open || task === undefined)
  if (watching !== wanted && !(late && watching === false)) watch(wanted)

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
        text={t('number', { id })}
        aside={<TaskStatus status={task.status} />}
      >
        <Stack gap={5}>
          <p role="status" className={asking ? s.waiting : 'visually-hidden'}>
            {asking
              ? t(task.status === 'queued' ? 'queued' : 'open')
              : open
                ? null
                : t(task.status === 'ready' ? 'ready' : 'ended')}
            {asking && <span aria-hidden="true"> {clock(waited)}</span>}
          </p>
          {error && open && (
            <Notice
              tone="warn"
              role="status"
              title={t('lost')}
              action={
                <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
                  {t('check')}
                </Button>
              }
            />
          )}
          {open && late && (
            <Notice
              tone="warn"
              role="status"
              title={t('late')}
              action={
                <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
                  {t('check')}
                </Button>
              }
            >
              {t('lateText')}
            </Notice>
          )}
          {task.status === 'unsolvable' && (
            <Notice tone="warn" title={t('unsolvable')}>
              {t('unsolvableText')}
            </Notice>
          )}
          {task.status === 'not_captcha' && (
            <Notice tone="warn" title={t('notCaptcha')}>
              {t('notCaptchaText')}
            </Notice>
          )}
          {task.error && task.status === 'rejected' && (
            <Notice
              tone="bad"
              title={
                <>
                  {t('rejected') + gapAfter(t('rejected'))}
                  <code translate="no">{task.error.errorCode}</code>
                </>
              }
              action={
                <RouteLink to={{ id: 'receivingErrors', search: { code: task.error.errorCode } }}>
                  {t('explain')}
                </RouteLink>
              }
            >
              <ReferenceLink code={task.error.errorCode} />
            </Notice>
          )}
          <AnswerView task={task} picture={picture?.url ?? null} />
          <ReportBox task={task} />
          <TaskCost task={task} />
          <Timeline steps={task.timeline} />
          <Cluster>
            <Button variant={open ? 'secondary' : 'primary'} onClick={onAnother}>
              {t('another')}
            </Button>
            <RouteLink to={{ id: 'uploads', search: { view: 'tasks', task: id } }}>
              {t('all')}
            </RouteLink>
          </Cluster>
        </Stack>
      </AccountSection>
    </div>
  )
}

/** Seconds that somebody has been looking at it. */
function useWaited(running: boolean): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') setSeconds((before) => before + 1)
    }, 1000)
    return () => clearInterval(timer)
  }, [running])
  return seconds
}
