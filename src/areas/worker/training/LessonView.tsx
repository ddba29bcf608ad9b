import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@/api/api.ts'
import type { Money } from '@/api/contract/common.ts'
import type { Explained, Lesson, TrainingSummary } from '@/api/contract/worker-training.ts'
import type { WorkerAnswer } from '@/api/contract/worker-tasks.ts'
import { workerTrainingApi } from '@/api/endpoints/worker.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { useDispatch } from 'react-redux'
import { ComparedAnswers } from '../answer/ComparedAnswers.tsx'
import { draftKind } from '../answer/draft.ts'
import { ExamOffer } from './ExamOffer.tsx'
import { hasDraft, removeDraft } from '@/lib/drafts.ts'
import { practiceDraft, PracticeTask } from './PracticeTask.tsx'
import type { Owner } from '@/lib/kept.ts'
import s from '../account.module.css'

interface LessonViewProps {
  id: string
  owner: Owner
  summary: TrainingSummary
  onExam: (kind: string) => void
  onClose: () => void
}

/** A lesson: a worked example, then tasks with an explanation after each answer. */
export function LessonView({ id, owner, summary, onExam, onClose }: LessonViewProps) {
  const { t } = useTranslation('training')
  const { t: common } = useTranslation()
  const answer = workerTrainingApi.useLessonQuery({ id })
  const listed = summary.lessons.find((lesson) => String(lesson.id) === id)
  const title = listed?.title || common(`taskKind.${draftKind(listed?.kind ?? id)}`)
  return (
    <>
      <div>
        <Button variant="tertiary" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
      <LoadedSection answer={answer} title={title} lines={12}>
        {(lesson) => (
          <LessonSteps
            // After a practice that was not enough, the lesson has other tasks.
            key={lesson.tasks[0]?.id}
            lesson={lesson}
            owner={owner}
            required={summary.required}
            pay={listed?.per1000 ?? null}
            exam={
              listed?.exam &&
              listed.state !== 'done' && (
                <ExamOffer exam={listed.exam} onExam={() => onExam(listed.kind)} />
              )
            }
            onClose={onClose}
          />
        )}
      </LoadedSection>
    </>
  )
}

interface LessonStepsProps {
  lesson: Lesson
  owner: Owner
  required: number
  pay: Money | null
  /** The exam that can be taken instead. */
  exam: ReactNode
  onClose: () => void
}

function LessonSteps({ lesson, owner, required, pay, exam, onClose }: LessonStepsProps) {
  const { t } = useTranslation('training')
  const dispatch = useDispatch()
  const [send] = workerTrainingApi.useAnswerLessonMutation()
  const action = useAction()
  const { tasks, examples, answered } = lesson
  const isAgain = answered >= tasks.length
  // An answer that was begun before a reload or an expired session is gone on with.
  const [begun] = useState(() => tasks.findIndex(({ id }) => hasDraft(owner, practiceDraft(id))))
  const [at, setAt] = useState(isAgain ? Math.max(begun, 0) : answered)
  // A worker who returns to a started lesson has seen its examples.
  const [isLearning, setIsLearning] = useState((answered === 0 || isAgain) && begun < 0)
  const [shown, setShown] = useState<{ mine: WorkerAnswer; result: Explained } | null>(null)
  const task = tasks[at]

  const submit = async (answer: WorkerAnswer): Promise<void> => {
    if (!task) return
    await action.run(async () => {
      const result = await send({ id: lesson.id, taskId: task.id, answer }).unwrap()
      removeDraft(owner, practiceDraft(task.id))
      setShown({ mine: answer, result })
    })
  }
  const refresh = (): void => {
    dispatch(api.util.invalidateTags(['Training', 'Worker']))
  }
  const leave = (): void => {
    refresh()
    onClose()
  }
  const goOn = (): void => {
    setShown(null)
    if (at + 1 < tasks.length) setAt(at + 1)
    else leave()
  }

  if (isLearning)
    return (
      <div className="stack gap-4">
        <h3>{t('example')}</h3>
        {examples.map((example) => (
          <div className="stack gap-3" key={example.task.id}>
            <p>{example.task.hint}</p>
            <ComparedAnswers task={example.task} mine={null} right={example.answer} isExample />
            <p className={s.why}>{example.explanation}</p>
          </div>
        ))}
        <div>
          <Button size="lg" onClick={() => setIsLearning(false)}>
            {t('tryIt')}
          </Button>
        </div>
        {exam}
      </div>
    )
  if (!task)
    return (
      <Button size="lg" onClick={leave}>
        {t('back')}
      </Button>
    )
  return (
    <div className="stack gap-4">
      <Progress
        label={t('step', { number: at + 1, total: tasks.length })}
        value={at + (shown ? 1 : 0)}
        max={tasks.length}
      />
      {shown ? (
        <Explanation
          task={task}
          {...shown}
          isLast={at + 1 === tasks.length}
          required={required}
          pay={pay}
          onAgain={refresh}
          onNext={goOn}
        />
      ) : (
        <>
          <ActionProblem action={action} />
          <PracticeTask
            key={task.id}
            owner={owner}
            task={task}
            submit={t('check')}
            isBusy={action.busy}
            onAnswer={(answer) => void submit(answer)}
          />
        </>
      )}
    </div>
  )
}

function Explanation({
  task,
  mine,
  result: { correct, answer, explanation, score, opened },
  isLast,
  required,
  pay,
  onAgain,
  onNext,
}: {
  task: Lesson['tasks'][number]
  mine: WorkerAnswer
  result: Explained
  isLast: boolean
  required: number
  pay: Money | null
  onAgain: () => void
  onNext: () => void
}) {
  const { t } = useTranslation('training')
  const { t: common } = useTranslation()
  const format = useFormat()
  const money = useMoneyText()
  const box = useTakeFocus<HTMLDivElement>(true)
  return (
    <div ref={box} tabIndex={-1} className={`stack gap-4 ${s.practice}`}>
      <Notice tone={correct ? 'ok' : 'warn'} title={correct ? common('label.correct') : t('wrong')}>
        {explanation}
      </Notice>
      <ComparedAnswers task={task} mine={mine} right={answer} isExample={correct} />
      {isLast && score !== null && <p>{t('lessonScore', { score: format.percent(score, 0) })}</p>}
      {isLast && opened === true && (
        <p>{pay ? t('opened', { pay: money(pay.amount, pay.currency) }) : t('openedText')}</p>
      )}
      {isLast && opened === false && (
        <p>{t('notOpened', { required: format.percent(required, 0) })}</p>
      )}
      <div className="cluster gap-3">
        {isLast && opened === true && (
          <RouteLink
            to={{ id: 'cabinet' }}
            className={buttonClass({ size: 'lg' })}
            onClick={onAgain}
          >
            {t('work')}
          </RouteLink>
        )}
        {isLast && opened === false && (
          <Button size="lg" onClick={onAgain}>
            {t('practiceAgain')}
          </Button>
        )}
        <Button
          size="lg"
          variant={isLast && opened !== null ? 'secondary' : 'primary'}
          onClick={onNext}
        >
          {t(isLast ? 'finish' : 'next')}
        </Button>
      </div>
    </div>
  )
}
