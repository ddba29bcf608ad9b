import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useDispatch } from 'react-redux'
import { api } from '@/api/api.ts'
import type { Exam, TrainingSummary } from '@/api/contract/worker-training.ts'
import type { WorkerAnswer } from '@/api/contract/worker-tasks.ts'
import { workerTrainingApi } from '@/api/endpoints/worker.ts'
import { isRecord } from '@/lib/is-record.ts'
import { known } from '@/lib/known.ts'
import { same } from '@/lib/plain.ts'
import { readDraft, removeDraft, saveDraft } from '@/lib/drafts.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useWorkKeeper } from '@/shared/work/use-work-keeper.ts'
import { Button } from '@/ui/Button.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { draftKind } from '../answer/draft.ts'
import { firstOpen, parseAnswers } from './practice.ts'
import { practiceDraft, PracticeTask } from './PracticeTask.tsx'
import type { Owner } from '@/lib/kept.ts'

interface ExamViewProps {
  kind: string
  owner: Owner
  summary: TrainingSummary
  onClose: () => void
}

/** The exam of a kind. It can be left and continued, and is submitted once. */
export function ExamView({ kind, owner, summary, onClose }: ExamViewProps) {
  const { t } = useTranslation('training')
  const { t: common } = useTranslation()
  const dispatch = useDispatch()
  const [send] = workerTrainingApi.useExamMutation()
  const action = useAction()
  const [exam, setExam] = useState<Exam | null>(null)

  const { run } = action
  const begin = useCallback(
    () => run(async () => setExam(await send({ kind }).unwrap())),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it begins once
    [send, kind],
  )
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void begin()
  }, [begin])

  const leave = (): void => {
    dispatch(api.util.invalidateTags(['Training', 'Worker']))
    onClose()
  }
  return (
    <>
      <div className="flush">
        <Button variant="tertiary" onClick={leave}>
          {t('back')}
        </Button>
      </div>
      <AccountSection
        title={t('exam.of', { name: common(`taskKind.${draftKind(kind)}`) })}
        text={t('exam.during')}
      >
        <div className="stack gap-4">
          <ActionProblem action={action} />
          {exam ? (
            <Questions
              kind={kind}
              owner={owner}
              exam={exam}
              required={summary.required}
              onClose={leave}
            />
          ) : action.refused ? (
            <div>
              <Button variant="secondary" loading={action.busy} onClick={() => void begin()}>
                {common('action.retry')}
              </Button>
            </div>
          ) : (
            <SkeletonGroup label={common('loading')}>
              <Skeleton lines={9} />
            </SkeletonGroup>
          )}
        </div>
      </AccountSection>
    </>
  )
}

function Questions({
  kind,
  owner,
  exam: { tasks },
  required,
  onClose,
}: {
  kind: string
  owner: Owner
  exam: Exam
  required: number
  onClose: () => void
}) {
  const { t } = useTranslation('training')
  const { t: common } = useTranslation()
  const format = useFormat()
  const [send] = workerTrainingApi.useExamMutation()
  const action = useAction()
  const ids = tasks.map(({ id }) => id)
  const name = `exam-${kind}`
  const [answers, setAnswers] = useState(() => parseAnswers(readDraft(owner, name, ids), tasks))
  const [result, setResult] = useState<Exam | null>(null)
  const at = firstOpen(tasks, answers)
  const task = tasks[at]

  // An exam takes many minutes, so it also survives the tab.
  const { keepLater, done } = useWorkKeeper({
    owner,
    name,
    resumesAnywhere: true,
    read: ({ value }) => {
      if (!isRecord(value) || !same(value['ids'], ids)) return null
      const found = parseAnswers(value['answers'], tasks)
      return Object.keys(found).length > Object.keys(answers).length ? found : null
    },
    take: setAnswers,
  })

  const put = (id: string, answer: WorkerAnswer): void => {
    const next = { ...answers, [id]: answer }
    setAnswers(next)
    keepLater({ ids, answers: next }, { isInTab: saveDraft(owner, name, ids, next) })
    removeDraft(owner, practiceDraft(id))
  }
  const handIn = (): Promise<boolean> =>
    action.run(async () => {
      const sent = tasks.flatMap(({ id }) => {
        const answer = known(answers, String(id))
        return answer ? [{ taskId: id, answer }] : []
      })
      setResult(await send({ kind, answers: sent }).unwrap())
      removeDraft(owner, name)
      done()
    })

  if (result)
    return (
      <Outcome
        fresh
        tone={result.passed ? 'ok' : 'warn'}
        title={t(result.passed ? 'result.passed' : 'result.failed', {
          score: format.percent(result.score ?? 0, 0),
          required: format.percent(required, 0),
        })}
      >
        <div className="stack gap-3">
          <p>{t(result.passed ? 'result.passedText' : 'result.failedText')}</p>
          <div>
            <Button onClick={onClose}>{t('back')}</Button>
          </div>
        </div>
      </Outcome>
    )
  return (
    <div className="stack gap-4">
      <Progress
        label={t('step', { number: Math.min(at + 1, tasks.length), total: tasks.length })}
        value={at}
        max={Math.max(1, tasks.length)}
      />
      <ActionProblem action={action} />
      {task ? (
        <PracticeTask
          key={task.id}
          owner={owner}
          task={task}
          submit={t('exam.answer')}
          isBusy={false}
          onAnswer={(answer) => put(String(task.id), answer)}
        />
      ) : (
        <div className="stack gap-3">
          <p>{t('exam.all')}</p>
          <div>
            <Button
              size="lg"
              loading={action.busy}
              loadingText={common('busy')}
              onClick={() => void handIn()}
            >
              {t('exam.handIn')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
