import { useState } from 'react'
import type { ReactNode } from 'react'
import { usePage } from '@/i18n/page-context.ts'
import { useTranslation } from '@/i18n/use-translation.ts'
import { api } from '@/api/api.ts'
import type { Money, SpeedBonus } from '@/api/contract/common.ts'
import type { Explained, Lesson, TrainingSummary } from '@/api/contract/worker-training.ts'
import type { WorkerAnswer } from '@/api/contract/worker-tasks.ts'
import { workerTrainingApi } from '@/api/endpoints/worker.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { Button } from '@/ui/Button.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { useDispatch } from 'react-redux'
import { draftKind } from '../answer/draft.ts'
import { ExamOffer } from './ExamOffer.tsx'
import { Explanation } from './Explanation.tsx'
import { hasDraft, removeDraft } from '@/lib/drafts.ts'
import { LessonRules } from './LessonRules.tsx'
import { practiceDraft, PracticeTask } from './PracticeTask.tsx'
import type { Owner } from '@/lib/kept.ts'

interface LessonViewProps {
  id: string
  /** The rule whose examples are to be seen; null for the whole lesson. */
  rule: string | null
  owner: Owner
  summary: TrainingSummary
  onExam: (kind: string) => void
  onClose: () => void
}

/** A lesson: a worked example, then tasks with an explanation after each answer. */
export function LessonView({ id, rule, owner, summary, onExam, onClose }: LessonViewProps) {
  const { t } = useTranslation('training')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const answer = workerTrainingApi.useLessonQuery({ id, language })
  const listed = summary.lessons.find((lesson) => String(lesson.id) === id)
  const title = listed?.title || common(`taskKind.${draftKind(listed?.kind ?? id)}`)
  return (
    <>
      <div className="flush">
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
            rule={rule}
            owner={owner}
            required={summary.required}
            pay={listed?.per1000 ?? null}
            bonus={listed?.bonus ?? null}
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
  rule: string | null
  owner: Owner
  required: number
  pay: Money | null
  bonus: SpeedBonus
  /** The exam that can be taken instead. */
  exam: ReactNode
  onClose: () => void
}

function LessonSteps({
  lesson,
  rule,
  owner,
  required,
  pay,
  bonus,
  exam,
  onClose,
}: LessonStepsProps) {
  const { t } = useTranslation('training')
  const dispatch = useDispatch()
  const [send] = workerTrainingApi.useAnswerLessonMutation()
  const action = useAction()
  const { tasks, answered } = lesson
  const isAgain = answered >= tasks.length
  // An answer that was begun before a reload or an expired session is gone on with.
  const [begun] = useState(() => tasks.findIndex(({ id }) => hasDraft(owner, practiceDraft(id))))
  const [at, setAt] = useState(isAgain ? Math.max(begun, 0) : answered)
  // A worker who returns to a started lesson has seen its examples.
  const [isLearning, setIsLearning] = useState(
    rule !== null || ((answered === 0 || isAgain) && begun < 0),
  )
  const [shown, setShown] = useState<{ mine: WorkerAnswer; result: Explained } | null>(null)
  const task = tasks[at]

  const submit = async (answer: WorkerAnswer): Promise<void> => {
    if (!task) return
    await action.run(async () => {
      const result = await send({ id: lesson.id, taskId: task.id, answer }).unwrap()
      removeDraft(owner, practiceDraft(task.id))
      setShown({ mine: answer, result })
      // The count of types to open falls at once. The lesson itself stays as it is read.
      if (result.opened) dispatch(api.util.invalidateTags(['Worker']))
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
        <LessonRules lesson={lesson} rule={rule} />
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
          bonus={bonus}
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
