import { useTranslation } from '@/i18n/use-translation.ts'
import type { TaskDetail } from '@/api/contract/tasks.ts'
import { sentences, withGap } from '@/lib/sentences.ts'
import { cutText, maxBodyLength } from '@/lib/cut-text.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { ReferenceLink } from '@/shared/account/ReferenceLink.tsx'
import { isOpenTask } from '@/shared/test-task/is-open.ts'
import { LongText } from '@/shared/LongText.tsx'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { taskAnswerText, inputLines } from './detail.ts'
import { TaskFacts } from './TaskFacts.tsx'
import { useAccountKeyName } from './use-key-names.ts'
import { TaskPart } from './TaskPart.tsx'
import { ReportBox } from './ReportBox.tsx'
import { TaskCost } from './TaskCost.tsx'
import { TaskPicture } from './TaskPicture.tsx'
import { TaskStatusBadge } from './TaskStatusBadge.tsx'
import { Timeline } from './Timeline.tsx'
import s from './task.module.css'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'

interface TaskViewProps {
  task: TaskDetail
  /** A refresh failed. */
  stale: boolean
  onRetry: () => void
}

export function TaskView({ task, stale, onRetry }: TaskViewProps) {
  const { t } = useTranslation('task')
  const { t: common } = useTranslation()
  const idLabels = useCopyLabels(t('copyId'))
  const answerLabels = useCopyLabels(common('action.copyAnswer'))
  const format = useFormat()
  const typeName = useTypeName()
  const keyName = useAccountKeyName()
  const answer = taskAnswerText(task)
  const { id, type, typeTitle, status, error, pingback } = task
  return (
    <div className="stack gap-5">
      {stale && (
        <Notice
          tone="warn"
          role="status"
          title={t('stale')}
          action={
            <Button variant="secondary" onClick={onRetry}>
              {common('action.retry')}
            </Button>
          }
        />
      )}
      <div className={`cluster gap-2 gap-x-3 quiet ${s.lead}`}>
        <TaskStatusBadge status={status} />
        <span>{typeName(type, typeTitle)}</span>
        <CopyButton value={id} variant="tertiary" labels={idLabels} />
      </div>
      <TaskPicture url={task.imageUrl} label={t('picture')} size="large" />

      {answer && (
        <TaskPart title={common('label.answer')}>
          <div className="cluster gap-3 align-start">
            <pre className={`min-0 pad-3 round-2 alice text-2 break ${s.code}`} translate="no">
              <LongText text={answer.text} most={maxBodyLength} />
            </pre>
            <CopyButton value={answer.text} labels={answerLabels} />
          </div>
        </TaskPart>
      )}
      {isOpenTask(status) && <p className="quiet text-2">{t('answer.waiting')}</p>}
      {error && (
        <Notice
          tone="bad"
          title={<code translate="no">{error.errorCode}</code>}
          action={
            <RouteLink to={{ id: 'receivingErrors', search: { code: error.errorCode } }}>
              {common('action.causeFix')}
            </RouteLink>
          }
        >
          {withGap(t('error.text'))}
          <ReferenceLink code={error.errorCode} />
        </Notice>
      )}
      <ReportBox task={task} />
      <TaskCost task={task} />
      <TaskAttempts attempts={task.attempts} />
      <TaskPart title={t('timeline.title')}>
        <Timeline steps={task.timeline} />
      </TaskPart>
      <TaskInput task={task} />
      {pingback && (
        <TaskPart title={t('pingback.title')}>
          <p>
            {sentences(
              pingback.status === 'delivered' || pingback.status === 'failed'
                ? t(`pingback.${pingback.status}`)
                : pingback.status,
              t('pingback.tries', { count: pingback.attempts }),
            )}
          </p>
          <p>
            <RouteLink to={{ id: 'pingbackLog', search: { taskId: id } }}>
              {t('pingback.log')}
            </RouteLink>
          </p>
        </TaskPart>
      )}
      <TaskPart title={common('label.details')}>
        <TaskFacts
          items={[
            { name: t('facts.submitted'), value: format.date(task.submittedAt, 'dateTime') },
            {
              name: t('facts.finished'),
              value: task.finishedAt && format.date(task.finishedAt, 'dateTime'),
            },
            {
              name: t('facts.seconds'),
              value: task.solveSeconds !== null && format.duration(task.solveSeconds),
            },
            {
              name: t('facts.workers'),
              value:
                task.solveCount !== null && task.solveCount > 0 && format.number(task.solveCount),
            },
            {
              name: common('label.site'),
              value: task.host && <bdi translate="no">{cutText(task.host)}</bdi>,
            },
            { name: t('facts.ip'), value: task.ip && <bdi translate="no">{cutText(task.ip)}</bdi> },
            {
              name: common('label.program'),
              value: cutText(task.softName ?? '') || (task.softId && `ID ${task.softId}`),
            },
            {
              name: common('label.key'),
              value: task.keyId && (
                <RouteLink to={{ id: 'setting' }}>{keyName(task.keyId)}</RouteLink>
              ),
            },
          ]}
        />
      </TaskPart>
    </div>
  )
}

/** The parameters of the request. */
function TaskInput({ task }: { task: Pick<TaskDetail, 'input' | 'inputText' | 'imageUrl'> }) {
  const { t } = useTranslation('task')
  const lines = inputLines(task)
  return lines.length === 0 ? null : (
    <TaskPart title={t('input.title')}>
      <DescriptionList terms="quiet" lines="below" className={`text-2 ${s.input}`} translate="no">
        {lines.map(({ name, text, block }, at) => (
          <Description key={`${name} ${at}`} data-block={block || undefined} term={name}>
            <LongText text={text} most={maxBodyLength} />
          </Description>
        ))}
      </DescriptionList>
    </TaskPart>
  )
}

/** The answers of all workers. A single one is the answer itself. */
function TaskAttempts({ attempts }: { attempts: TaskDetail['attempts'] }) {
  const { t } = useTranslation('task')
  const format = useFormat()
  return attempts.length < 2 ? null : (
    <TaskPart title={t('attempts.title')}>
      <PartedList as="ol" rows={attempts} className={s.attempts}>
        {({ n, answer, agreed }) => (
          <li key={n}>
            <span className="quiet text-2">
              {t('attempts.worker', { number: format.number(n) })}
            </span>
            {answer === null ? (
              <span>{t('attempts.none')}</span>
            ) : (
              <code translate="no">
                <LongText text={answer} most={maxBodyLength} />
              </code>
            )}
            {agreed !== null && (
              <Badge tone={agreed ? 'ok' : 'warn'}>
                {agreed ? t('attempts.agreed') : t('attempts.other')}
              </Badge>
            )}
          </li>
        )}
      </PartedList>
    </TaskPart>
  )
}
