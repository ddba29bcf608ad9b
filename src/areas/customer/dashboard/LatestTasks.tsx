import { useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import type { TaskRow } from '@/api/contract/task-row.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { isOpenTask } from '@/shared/test-task/is-open.ts'
import { cutText } from '@/lib/cut-text.ts'
import { minutesLeft } from '../task/minutes-left.ts'
import s from './dashboard.module.css'
import { TaskPrice } from '../task/Price.tsx'
import { TaskDrawerHost } from '../task/TaskDrawerHost.tsx'
import { TaskPicture } from '../task/TaskPicture.tsx'
import { ReportBadge, TaskStatusBadge } from '../task/TaskStatusBadge.tsx'
import { useTaskParam } from '../task/use-task-param.ts'
import { TypeName } from '../task/TypeName.tsx'
import { serverNow } from '@/lib/server-clock.ts'

interface LatestTasksProps {
  tasks: readonly TaskRow[]
  /** The time of the answer, in milliseconds. Ages are counted from it. */
  now: number
}

export function LatestTasks({ tasks, now }: LatestTasksProps) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const format = useFormat()
  const heading = useId()
  const ids = useMemo(() => tasks.map(({ id }) => id), [tasks])
  const columns: Column<TaskRow>[] = [
    {
      key: 'id',
      header: common('label.task'),
      rowHeader: true,
      cell: (task) => <TaskId task={task} age={format.relative(task.submittedAt, now)} />,
    },
    {
      key: 'type',
      header: common('label.type'),
      plain: true,
      cell: (task) => (task.typeTitle || task.type ? <Kind task={task} /> : null),
    },
    {
      key: 'status',
      header: common('label.status'),
      nowrap: true,
      state: true,
      minor: ({ status }) => status === 'ready',
      cell: ({ status }) => (status ? <TaskStatusBadge status={status} /> : null),
    },
    {
      key: 'answer',
      header: common('label.answer'),
      plain: true,
      cell: (task) => <Answer task={task} />,
    },
    {
      key: 'seconds',
      folds: true,
      header: t('latest.seconds'),
      numeric: true,
      cell: ({ solveSeconds }) => (solveSeconds === null ? null : format.seconds(solveSeconds, 0)),
    },
    {
      key: 'cost',
      header: t('latest.cost'),
      numeric: true,
      lead: 'bare',
      cell: ({ cost, refunded, status }) =>
        isOpenTask(status) || !cost ? null : (
          <span className={`min-0 ${s.cost}`} data-refunded={refunded || undefined}>
            <TaskPrice money={cost} />
            {refunded && <span className="faint text-1 regular">{t('latest.refunded')}</span>}
          </span>
        ),
    },
  ]
  return (
    <section aria-labelledby={heading} className={`stack gap-3 mt-4 ${s.latest}`}>
      <div className={`row wrap align-baseline between gap-1 gap-x-4 ${s.latestHead}`}>
        <h2 id={heading}>{t('latest.title')}</h2>
        <RouteLink to={{ id: 'uploads', search: { view: 'tasks' } }}>{t('latest.all')}</RouteLink>
      </div>
      <PartedTable
        caption={t('latest.title')}
        hideCaption
        className={s.tasks}
        columns={columns}
        rows={tasks}
        rowKey={({ id }) => id}
        empty={<p className="pad-y-5 quiet">{t('latest.empty')}</p>}
      />
      <TaskDrawerHost ids={ids} />
    </section>
  )
}

function TaskId({ task: { id }, age }: { task: TaskRow; age: string }) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const { linkTo } = useTaskParam()
  return (
    <span className={`min-0 ${s.taskId}`}>
      <span className={`inline-row gap-1 num break ${s.number}`}>
        <Link {...linkTo(id)} translate="no" aria-label={t('latest.open', { id })}>
          {id}
        </Link>
        <CopyButton
          value={id}
          variant="none"
          hideText
          labels={{
            copy: t('latest.copy', { id }),
            copied: common('action.copied'),
            failed: common('action.copyFailed'),
          }}
        />
      </span>
      {age && <span className="faint text-1 regular">{age}</span>}
    </span>
  )
}

function Kind({ task: { type, typeTitle, imageUrl } }: { task: TaskRow }) {
  return (
    <span className={`items-start gap-1 ${s.kind}`}>
      <span>
        <TypeName type={type} title={typeTitle} />
      </span>
      <TaskPicture url={imageUrl} label="" size="small" />
    </span>
  )
}

/** The answer, and the actions that are still possible. */
function Answer({
  task: { id, answerPreview, report, canReport, reportUntil },
}: {
  task: TaskRow
}) {
  if (!answerPreview && !report) return null
  return (
    <span className={`items-start gap-1 ${s.said}`}>
      {answerPreview && (
        <code className={`nowrap ${s.answer}`} translate="no">
          {cutText(answerPreview)}
        </code>
      )}
      {report ? (
        <ReportBadge report={report} />
      ) : (
        canReport && (
          <span data-folds="">
            <Rate id={id} until={reportUntil} />
          </span>
        )
      )}
    </span>
  )
}

const tick = 10_000

function Rate({ id, until }: { id: string; until: string | null }) {
  const { t } = useTranslation('dashboard')
  const { linkTo } = useTaskParam()
  const [left, setLeft] = useState(() => minutesLeft(until, serverNow()))
  useEffect(() => {
    const look = () => setLeft(minutesLeft(until, serverNow()))
    look()
    const timer = setInterval(look, tick)
    return () => clearInterval(timer)
  }, [until])
  if (left === 0) return null
  return (
    <Link {...linkTo(id)} className="faint text-1 regular">
      {left === null ? t('latest.rate') : t('latest.rateLeft', { count: left })}
      <span className="visually-hidden">{t('latest.rateNamed', { id })}</span>
    </Link>
  )
}
