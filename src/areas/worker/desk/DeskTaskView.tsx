import { Pause, Send, SkipForward } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { SpeedBonus } from '@/api/contract/common.ts'
import type { WorkerAnswer } from '@/api/contract/worker-tasks.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { readDraft, saveDraft } from '@/lib/drafts.ts'
import type { Owner } from '@/lib/kept.ts'
import { useSecondsTo } from '@/shared/form/retry.ts'
import { useProblemWords } from '@/shared/use-problem-words.ts'
import { Button } from '@/ui/Button.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { AnswerArea } from '../answer/AnswerArea.tsx'
import { AnswerFault } from '../answer/AnswerFault.tsx'
import { draftAnswer, draftKind, parseDraft, startOf } from '../answer/draft.ts'
import type { AnswerDraft } from '../answer/draft-types.ts'
import { useDeskHand } from '../answer/hand.ts'
import { useJudge } from '../answer/use-judge.ts'
import type { DeskStore } from './create-desk.ts'
import { Offer, useBonusText } from './Offer.tsx'
import type { DeskState, Phase } from './state.ts'
import { Seconds } from './Seconds.tsx'
import { feel } from './signal.ts'
import { SkipPanel } from './SkipPanel.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import s from './desk.module.css'
import { deviceNow } from '@/lib/server-clock.ts'

interface TaskViewProps {
  owner: Owner
  desk: DeskStore
  phase: Extract<Phase, { task: unknown }>
  state: DeskState
  /** Whether marks and faults are felt. */
  vibrates: boolean
}

/** A task with its price and time, its answer, and the buttons within reach of the thumb. */
export function DeskTaskView({ owner, desk, phase, state, vibrates }: TaskViewProps) {
  const { t } = useTranslation('desk')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const { task, shownAt, until } = phase
  const kind = draftKind(task.kind)
  const [draft, setDraft] = useState(() =>
    parseDraft(readDraft(owner, 'desk-answer', task.id), startOf(task)),
  )
  const title = task.project ? t('project.title') : common(`taskKind.${kind}`)
  const { fault, changed, judge } = useJudge(task)
  const hand = useDeskHand()
  const [isSkipping, setIsSkipping] = useState(false)
  const faultId = useId()
  const isBusy = phase.name !== 'task'

  const change = (next: AnswerDraft): void => {
    if (isBusy) return
    if (markCount(next) !== markCount(draft)) feel('mark', vibrates)
    setDraft(next)
    desk.send({ type: 'touch' })
    saveDraft(owner, 'desk-answer', task.id, next)
    changed(next)
  }
  const send = (answer: WorkerAnswer): void =>
    desk.send({ type: 'answer', answer, now: deviceNow() })
  const submit = (): void => {
    if (judge(draft)) send(draftAnswer(draft, task))
    else feel('fault', vibrates)
  }

  const pause = (
    <Button
      variant={state.pauseAfter ? 'primary' : 'secondary'}
      hideText
      className="rigid"
      aria-pressed={state.pauseAfter}
      title={t('pause.after')}
      prepend={<Pause size={20} aria-hidden="true" />}
      onClick={() => desk.send({ type: 'pause' })}
    >
      {t('pause.after')}
    </Button>
  )
  // The last one is at the thumb of the right hand, and the first at that of the left.
  const buttons = [
    <Button
      key="skip"
      variant="secondary"
      {...(state.skipsLeft !== null && { title: t('skip.left', { count: state.skipsLeft }) })}
      prepend={<SkipForward size={18} aria-hidden="true" />}
      loading={phase.name === 'skipping'}
      onClick={() => !isBusy && setIsSkipping(true)}
    >
      <span className={s.word}>{t('skip.show')}</span>{' '}
      {state.skipsLeft !== null && (
        <span>
          <span className="visually-hidden">{t('skip.count')}</span> {state.skipsLeft}
        </span>
      )}
    </Button>,
    ...(task.options.canNoAnswer
      ? [
          <Button
            key="none"
            variant="secondary"
            onClick={() => !isBusy && send({ noAnswer: true })}
          >
            {t(kind === 'text' ? 'noAnswer.text' : 'noAnswer.picture')}
          </Button>,
        ]
      : []),
    <Button
      key="send"
      type="submit"
      className={s.send}
      append={<Send size={18} aria-hidden="true" />}
      loading={phase.name === 'sending'}
      loadingText={common('busy')}
    >
      {common('action.send')}
    </Button>,
  ]

  return (
    <form
      className={`stack gap-2 content-start ${s.task}`}
      data-fits=""
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) submit()
      }}
    >
      {state.proposesBreak && (
        <Notice
          tone="info"
          role="status"
          title={t('break.title')}
          action={
            <div className="cluster gap-2">
              <Button variant="secondary" onClick={() => desk.send({ type: 'pause' })}>
                {t('break.yes')}
              </Button>
              <Button
                variant="tertiary"
                onClick={() => desk.send({ type: 'noBreak', now: deviceNow() })}
              >
                {t('break.no')}
              </Button>
            </div>
          }
        >
          <span className={s.breakText}>{t('break.text')}</span>
        </Notice>
      )}
      <div className={`row align-center gap-2 ${s.head}`}>
        {hand === 'left' && pause}
        <span className={`text-2 quiet min-0 nowrap ${s.kind}`}>{title}</span>
        <span className={`num ${s.price}`}>
          <span className="visually-hidden">{t('price')}</span>
          <Money {...task.price} locale={locale} />
        </span>
        {task.bonus && <Bonus bonus={task.bonus} />}
        <TimeLeft shownAt={shownAt} until={until} />
        {hand === 'right' && pause}
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
            desk.send({ type: 'skip', reason, now: deviceNow() })
          }}
        />
      ) : (
        <div className={`stack gap-2 paper ${s.foot}`}>
          <div className={`row wrap gap-2 ${s.bar}`}>
            <Sending phase={phase} onRetry={() => desk.send({ type: 'retry', now: deviceNow() })} />
            {fault && <AnswerFault id={faultId} fault={fault} task={task} />}
            {phase.name !== 'unsent' && (hand === 'left' ? buttons.toReversed() : buttons)}
          </div>
          {/* Without a next task a phone keeps the line for what an answer brought. */}
          <p className={`quiet text-1 ${s.offer}`}>{task.next && <Offer offer={task.next} />}</p>
        </div>
      )}
    </form>
  )
}

/** How many marks a draft has, so that each new one can be felt. */
const markCount = ({ points, cells, boxes, parts, spans }: AnswerDraft): number =>
  points.length + cells.length + boxes.length + parts.length + spans.length

function Bonus({ bonus }: { bonus: NonNullable<SpeedBonus> }) {
  return <span className="text-1 ok bold nowrap">{useBonusText()(bonus)}</span>
}

/** The state of an answer that was not accepted yet, or was refused. */
function Sending({ phase, onRetry }: { phase: TaskViewProps['phase']; onRetry: () => void }) {
  const problem = phase.name === 'task' ? phase.problem : null
  const { title, text, isBack } = useProblemWords(problem)
  if (problem)
    return (
      <Notice tone={isBack ? 'info' : 'bad'} role="alert" title={title}>
        {text}
      </Notice>
    )
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
