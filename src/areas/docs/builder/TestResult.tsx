import { useTranslation } from '@/i18n/use-translation.ts'
import type { TestOffer } from '@/api/contract/test-task.ts'
import { toProblem } from '@/api/problem.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { readAnswer } from '@/shared/test-task/answer.ts'
import { useAnswerText } from '@/shared/test-task/use-answer-text.ts'
import { useWatch } from '@/shared/test-task/use-watch.ts'
import { WatchState } from '@/shared/test-task/WatchState.tsx'
import { Button } from '@/ui/Button.tsx'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import s from '../docs.module.css'

interface TestResultProps {
  id: string
  offer: TestOffer
  onAnother: () => void
}

/** A running test, then its answer or why there is none. */
export function TestResult({ id, offer, onAnother }: TestResultProps) {
  const { t } = useTranslation('testWatch')
  const { t: common } = useTranslation()
  const { t: test } = useTranslation('testCaptcha')
  const copyLabels = useCopyLabels()
  const textOf = useAnswerText()
  const watch = useWatch(id, offer)
  const box = useTakeFocus<HTMLElement>()
  const { task, error, isFetching, refetch, open } = watch
  const answer = task && readAnswer(task)
  return (
    <section ref={box} tabIndex={-1} className={`stack gap-4 ${s.form}`} aria-label={test('watch')}>
      {task ? (
        <WatchState watch={watch} />
      ) : error ? (
        <ProblemState
          level={3}
          problem={toProblem(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={2} />
      )}
      {answer && (
        <CodeBlock
          label={common('label.answer')}
          samples={[{ id: 'answer', label: common('label.answer'), lines: textOf(answer) }]}
          copyLabels={copyLabels}
        />
      )}
      <div className="cluster gap-3">
        <Button variant={open ? 'secondary' : 'primary'} onClick={onAnother}>
          {t('another')}
        </Button>
        <RouteLink to={{ id: 'testCaptcha', search: { task: id } }}>
          {common('label.taskNumber', { id })}
        </RouteLink>
      </div>
    </section>
  )
}
