import { known } from '@/lib/known.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaskRow } from '@/api/contract/customer.ts'
import { Badge } from '@/ui/Badge.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { explainedStatuses, isOpen, namedTypes, statusTones, taskStatuses } from '../model/looks.ts'
import s from './dashboard.module.css'
import { Price } from './Price.tsx'
import { useFormat } from '@/shared/account/use-format.ts'

interface LatestTasksProps {
  tasks: readonly TaskRow[]
  /** When the answer came, in milliseconds: ages are counted from there. */
  now: number
}

export function LatestTasks({ tasks, now }: LatestTasksProps) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const heading = useId()
  const columns: Column<TaskRow>[] = [
    { key: 'id', header: t('latest.task'), rowHeader: true, cell: (task) => <TaskId task={task} age={format.relative(task.submittedAt, now)} /> },
    { key: 'type', header: t('latest.type'), cell: (task) => (task.typeTitle || task.type ? <TypeName task={task} /> : null) },
    { key: 'status', header: t('latest.status'), nowrap: true, cell: ({ status }) => (status ? <Status status={status} /> : null) },
    {
      key: 'answer',
      header: t('latest.answer'),
      cell: ({ answerPreview }) => (answerPreview ? <code className={s.answer}>{answerPreview}</code> : null),
    },
    {
      key: 'seconds',
      header: t('latest.seconds'),
      numeric: true,
      cell: ({ solveSeconds }) => (solveSeconds === null ? null : format.seconds(solveSeconds)),
    },
    {
      key: 'cost',
      header: t('latest.cost'),
      numeric: true,
      cell: ({ cost, refunded, status }) =>
        isOpen(status) || !cost ? null : (
          <span className={s.cost} data-refunded={refunded || undefined}>
            <Price money={cost} />
            {refunded && <span className={s.under}>{t('latest.refunded')}</span>}
          </span>
        ),
    },
  ]
  return (
    <section aria-labelledby={heading} className={s.latest}>
      <h2 id={heading}>{t('latest.title')}</h2>
      <DataTable
        caption={t('latest.title')}
        hideCaption
        columns={columns}
        rows={tasks}
        rowKey={({ id }) => id}
        empty={<p className={s.noTasks}>{t('latest.empty')}</p>}
      />
    </section>
  )
}

function TaskId({ task: { id }, age }: { task: TaskRow; age: string }) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  return (
    <span className={s.taskId}>
      <span className={s.number}>
        {id}
        <CopyButton
          value={id}
          variant="none"
          hideText
          labels={{ copy: t('latest.copy', { id }), copied: common('action.copied'), failed: common('action.copyFailed') }}
        />
      </span>
      {age && <span className={s.under}>{age}</span>}
    </span>
  )
}

function TypeName({ task: { type, typeTitle } }: { task: TaskRow }) {
  const { t } = useTranslation('dashboard')
  const named = known(namedTypes, type)
  return named ? t(`type.${named}`) : typeTitle || type || null
}

function Status({ status }: { status: string }) {
  const { t } = useTranslation('dashboard')
  const one = known(taskStatuses, status)
  // A state that is newer than this page: shown as it came, without a tone.
  if (!one) return <Badge>{status}</Badge>
  const explained = known(explainedStatuses, one)
  return (
    <Badge tone={statusTones[one]} tip={explained && t(`status.tip.${explained}`)}>
      {t(`status.${one}`)}
    </Badge>
  )
}
