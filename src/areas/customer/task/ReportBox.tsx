import { CircleCheck, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useDispatch } from 'react-redux'
import { reportStatuses } from '@/api/contract/reports.ts'
import type { ReportKind, TaskDetail } from '@/api/contract/tasks.ts'
import { taskApi } from '@/api/endpoints/tasks.ts'
import { toProblem } from '@/api/problem.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useOpenOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { useRemaining, useSecondsTo } from '@/shared/form/retry.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { known } from '@/lib/known.ts'
import { gapAfter } from '@/lib/sentences.ts'
import { reportEnd, reportRefusal } from './detail.ts'
import type { ReportRefusal } from './detail.ts'
import { ComplaintForm, complaintForm } from './ComplaintForm.tsx'
import { TaskPart } from './TaskPart.tsx'
import s from './task.module.css'
import { ReportBadge } from './TaskStatusBadge.tsx'
import { deviceNow } from '@/lib/server-clock.ts'

/** Reports an answer as right or wrong while there is time, then shows the result. */
export function ReportBox({ task }: { task: TaskDetail }) {
  const [refused, setRefused] = useState<ReportRefusal | null>(null)
  const [told, setTold] = useState(false)
  const dispatch = useDispatch()
  const [send] = taskApi.useReportTaskMutation()

  /** @throws Problem that is not specific to reports */
  const report = async (kind: ReportKind, comment?: string): Promise<void> => {
    try {
      await send({ id: task.id, kind, ...(comment && { comment }) }).unwrap()
      setTold(true)
    } catch (error) {
      const found = reportRefusal(toProblem(error))
      if (!found) throw error
      setRefused(found)
      // The task has changed since the page loaded it.
      dispatch(taskApi.util.invalidateTags(['Tasks']))
    }
  }

  if (task.report) return <Told report={task.report} fresh={told} />
  if (refused) return <Refused refused={refused} />
  if (task.status !== 'ready') return null
  return <Ask key={String(task.canReport)} task={task} report={report} />
}

function Ask({
  task,
  report,
}: {
  task: TaskDetail
  report: (kind: ReportKind, comment?: string) => Promise<void>
}) {
  const { t } = useTranslation('task')
  const { t: common } = useTranslation()
  const action = useAction()
  const [wrong, setWrong] = useOpenOverDraft(complaintForm(task.id))
  const [end] = useState(() => reportEnd(task, deviceNow()))
  const left = useSecondsTo(end === null || end === Number.POSITIVE_INFINITY ? 0 : end)
  const remaining = useRemaining()
  const over = end === null || (end !== Number.POSITIVE_INFINITY && left <= 0)
  if (over) {
    return (
      <TaskPart title={t('report.title')}>
        <p className="quiet text-2">{t('report.closed')}</p>
      </TaskPart>
    )
  }
  return (
    <TaskPart title={t('report.title')}>
      <p className="quiet text-2">
        {t('report.text') + gapAfter(t('report.text'))}
        {end !== Number.POSITIVE_INFINITY && (
          <b className={`num nowrap ${s.clock}`}>{t('report.left', { time: remaining(left) })}</b>
        )}
      </p>
      <ActionProblem action={action} />
      {wrong ? (
        <ComplaintForm
          id={task.id}
          onSend={(comment) => report('bad', comment)}
          onCancel={() => setWrong(false)}
        />
      ) : (
        <div className="cluster gap-3">
          <Button
            variant="secondary"
            prepend={<X size={18} aria-hidden="true" />}
            onClick={() => setWrong(true)}
          >
            {t('report.bad')}
          </Button>
          <Button
            variant="secondary"
            prepend={<CircleCheck size={18} aria-hidden="true" />}
            loading={action.busy}
            loadingText={common('busy')}
            onClick={() => void action.run(() => report('good'))}
          >
            {t('report.good')}
          </Button>
        </div>
      )}
    </TaskPart>
  )
}

function Told({ report, fresh }: { report: NonNullable<TaskDetail['report']>; fresh: boolean }) {
  const { t } = useTranslation('task')
  const format = useFormat()
  const state = known(reportStatuses, report.status)
  const body = (
    <>
      <p className="cluster gap-2 gap-x-3">
        <ReportBadge report={report} />
        {report.at && <span className="quiet text-2">{format.date(report.at, 'dateTime')}</span>}
      </p>
      <p>
        {report.kind === 'good'
          ? t('report.state.good')
          : state
            ? t(`report.state.${state}`)
            : null}
      </p>
      {report.kind !== 'good' && (
        <p>
          <RouteLink to={{ id: 'complaints' }}>{t('report.all')}</RouteLink>
        </p>
      )}
    </>
  )
  return fresh ? (
    <Outcome fresh tone={report.kind === 'good' ? 'ok' : 'info'} title={t('report.thanks')}>
      {body}
    </Outcome>
  ) : (
    <TaskPart title={t('report.title')}>{body}</TaskPart>
  )
}

function Refused({ refused: { code, until } }: { refused: ReportRefusal }) {
  const { t } = useTranslation('task')
  const format = useFormat()
  const date = until ? format.date(until, 'dateTime') : ''
  return (
    <Outcome fresh tone="warn" title={t(`report.refused.${code}.title`)}>
      <p>
        {code === 'ERROR_REPORTS_SUSPENDED' && date
          ? t('report.until', { date })
          : t(`report.refused.${code}.text`)}
      </p>
      <p>
        <RouteLink to={{ id: 'complaints' }}>{t('report.all')}</RouteLink>
      </p>
    </Outcome>
  )
}
