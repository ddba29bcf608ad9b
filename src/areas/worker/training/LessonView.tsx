import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@/api/api.ts'
import type { Explained, Lesson, TrainingSummary } from '@/api/contract/worker-training.ts'
import type { WorkerAnswer } from '@/api/contract/worker-tasks.ts'
import { workerTrainingApi } from '@/api/endpoints/worker.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { useDispatch } from 'react-redux'
import { ComparedAnswers } from '../answer/ComparedAnswers.tsx'
import { draftKind } from '../answer/draft.ts'
import { hasDraft, removeDraft } from '@/lib/drafts.ts'
import { practiceDraft, PracticeTask } from './PracticeTask.tsx'
import type { Owner } from '@/lib/kept.ts'
import s from '../account.module.css'

interface LessonViewProps {
  id: string
  owner: Owner
  summary: TrainingSummary
  onClose: () => void
}

/** A lesson: a worked example, then tasks with an explanation after each answer. */
export function LessonView({ id, owner, summary, onClose }: LessonViewProps) {
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
        {(lesson) =>
          lesson.state === 'locked' ? (
            <p>{t('lockedText')}</p>
          ) : (
            <LessonSteps lesson={lesson} owner={owner} onClose={onClose} />
          )
        }
      </LoadedSection>
    </>
  )
}

function LessonSteps({
  lesson,
  owner,
  onClose,
}: {
  lesson: Lesson
  owner: Owner
  onClose: () => void
}) {
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
  const leave = (): void => {
    dispatch(api.util.invalidateTags(['Training']))
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
        <Explanation task={task} {...shown} isLast={at + 1 === tasks.length} onNext={goOn} />
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
  result: { correct, answer, explanation, score },
  isLast,
  onNext,
}: {
  task: Lesson['tasks'][number]
  mine: WorkerAnswer
  result: Explained
  isLast: boolean
  onNext: () => void
}) {
  const { t } = useTranslation('training')
  const { t: common } = useTranslation()
  const format = useFormat()
  const box = useTakeFocus<HTMLDivElement>(true)
  return (
    <div ref={box} tabIndex={-1} className={`stack gap-4 ${s.practice}`}>
      <Notice tone={correct ? 'ok' : 'warn'} title={correct ? common('label.correct') : t('wrong')}>
        {explanation}
      </Notice>
      <ComparedAnswers task={task} mine={mine} right={answer} isExample={correct} />
      {isLast && score !== null && <p>{t('lessonScore', { score: format.percent(score, 0) })}</p>}
      <div className="cluster gap-3">
        <Button size="lg" onClick={onNext}>
          {t(isLast ? 'finish' : 'next')}
        </Button>
      </div>
    </div>
  )
}
