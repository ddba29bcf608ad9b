import { Send } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemKey } from '@/api/problem.ts'
import type { WorkerAnswer } from '@/api/contract/worker-tasks.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { readDraft, saveDraft } from '@/lib/drafts.ts'
import type { Owner } from '@/lib/kept.ts'
import { useSecondsTo, clock } from '@/shared/form/retry.ts'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { AnswerArea } from '../answer/AnswerArea.tsx'
import { AnswerFault } from '../answer/AnswerFault.tsx'
import { draftAnswer, draftKind, parseDraft } from '../answer/draft.ts'
import type { AnswerDraft } from '../answer/draft.ts'
import { useJudge } from '../answer/use-judge.ts'
import type { DeskStore } from './create-desk.ts'
import type { DeskState, Phase } from './state.ts'
import { Seconds } from './Seconds.tsx'
import { SkipPanel } from './SkipPanel.tsx'
import s from './desk.module.css'

interface TaskViewProps {
  owner: Owner
  desk: DeskStore
  phase: Extract<Phase, { task: unknown }>
  state: DeskState
}

/** A task with its price and time, its answer, and the buttons within reach of the thumb. */
export function DeskTaskView({ owner, desk, phase, state }: TaskViewProps) {
  const { t } = useTranslation('desk')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const { task, shownAt, until } = phase
  const kind = draftKind(task.kind)
  const [draft, setDraft] = useState(() => parseDraft(readDraft(owner, 'desk-answer', task.id)))
  const { fault, changed, judge } = useJudge(task)
  const [isSkipping, setIsSkipping] = useState(false)
  const faultId = useId()
  const isBusy = phase.name !== 'task'

  const change = (next: AnswerDraft): void => {
    if (isBusy) return
    setDraft(next)
    desk.send({ type: 'touch' })
    saveDraft(owner, 'desk-answer', task.id, next)
    changed(next)
  }
  const send = (answer: WorkerAnswer): void =>
    desk.send({ type: 'answer', answer, now: Date.now() })
  const submit = (): void => {
    if (judge(draft)) send(draftAnswer(draft, task))
  }

  return (
    <form
      className="stack gap-3 content-start"
      noValidate
      aria-label={common(`taskKind.${kind}`)}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) submit()
      }}
    >
      <div className="cluster gap-1 gap-x-3">
        <Badge tone="info">{common(`taskKind.${kind}`)}</Badge>
        <span className={`num ${s.price}`}>
          <span className="visually-hidden">{t('price')}</span>
          <Money {...task.price} locale={locale} />
        </span>
        <TimeLeft shownAt={shownAt} until={until} />
      </div>
      <AnswerArea
        task={task}
        draft={draft}
        onDraft={change}
        faultId={fault ? faultId : undefined}
      />
      {isSkipping ? (
        <SkipPanel
          left={state.skipsLeft}
          onClose={() => setIsSkipping(false)}
          onSkip={(reason) => {
            setIsSkipping(false)
            desk.send({ type: 'skip', reason, now: Date.now() })
          }}
        />
      ) : (
        <div className={`row wrap gap-2 paper ${s.bar}`}>
          <Sending phase={phase} onRetry={() => desk.send({ type: 'retry', now: Date.now() })} />
          {fault && <AnswerFault id={faultId} fault={fault} task={task} />}
          {phase.name !== 'unsent' && (
            <>
              <Button
                variant="secondary"
                loading={phase.name === 'skipping'}
                onClick={() => !isBusy && setIsSkipping(true)}
              >
                {t('skip.show')}
              </Button>
              {task.options.canNoAnswer && (
                <Button variant="secondary" onClick={() => !isBusy && send({ noAnswer: true })}>
                  {t(kind === 'text' ? 'noAnswer.text' : 'noAnswer.picture')}
                </Button>
              )}
              <Button
                type="submit"
                className={s.send}
                append={<Send size={18} aria-hidden="true" />}
                loading={phase.name === 'sending'}
                loadingText={common('busy')}
              >
                {common('action.send')}
              </Button>
            </>
          )}
        </div>
      )}
    </form>
  )
}

/** The state of an answer that was not accepted yet, or was refused. */
function Sending({ phase, onRetry }: { phase: TaskViewProps['phase']; onRetry: () => void }) {
  const { t: common } = useTranslation()
  if (phase.name === 'task' && phase.problem) {
    const key = problemKey(phase.problem)
    return (
      <Notice tone="bad" role="alert" title={common(`problem.${key}.title`)}>
        {common(`problem.${key}.text`)}
      </Notice>
    )
  }
  return phase.name === 'unsent' ? <Unsent phase={phase} onRetry={onRetry} /> : null
}

/** An answer that waits for the connection. Once its time is over it may be too late. */
function Unsent({
  phase,
  onRetry,
}: {
  phase: Extract<Phase, { name: 'unsent' }>
  onRetry: () => void
}) {
  const { t } = useTranslation('desk')
  const isLate = useSecondsTo(phase.until) <= 0
  return (
    <Notice
      tone="warn"
      role="alert"
      title={t(phase.problem.kind === 'FETCH_ERROR' ? 'unsent.offline' : 'unsent.title')}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {t('unsent.now')}
        </Button>
      }
    >
      {t(isLate ? 'unsent.late' : 'unsent.text')}{' '}
      <Seconds until={phase.retryAt}>{(seconds) => t('unsent.again', { seconds })}</Seconds>
    </Notice>
  )
}

/** The seconds before the end at which it is announced. */
const warned = 10

/** The remaining time of a task: a bar, a number, and a warning when it gets short. */
function TimeLeft({ shownAt, until }: { shownAt: number; until: number }) {
  const { t } = useTranslation('desk')
  const left = useSecondsTo(until)
  const whole = Math.max(1, Math.round((until - shownAt) / 1000))
  const isShort = left <= warned
  return (
    <div
      className={`grid align-center justify-end gap-2 num ${s.time}`}
      data-short={isShort || undefined}
    >
      <span className="visually-hidden">{t('time.left')}</span>
      <b>{clock(left)}</b>
      <progress max={whole} value={Math.min(left, whole)} aria-label={t('time.left')} />
      <span role="status" className="visually-hidden">
        {isShort && left > 0 ? t('time.short') : ''}
      </span>
    </div>
  )
}
