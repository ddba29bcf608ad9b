import { useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Practice } from '@/api/contract/worker-training.ts'
import type { WorkerAnswer } from '@/api/contract/worker-tasks.ts'
import { readDraft, saveDraft } from '@/lib/drafts.ts'
import { Button } from '@/ui/Button.tsx'
import { AnswerArea } from '../answer/AnswerArea.tsx'
import { AnswerFault } from '../answer/AnswerFault.tsx'
import { draftAnswer, draftKind, parseDraft } from '../answer/draft.ts'
import type { AnswerDraft } from '../answer/draft-types.ts'
import { useJudge } from '../answer/use-judge.ts'
import type { Owner } from '@/lib/kept.ts'
import s from '../account.module.css'

/** Each task has a draft, so that opening another one loses nothing. */
export const practiceDraft = (id: Practice['id']): string => `practice-${id}`

interface PracticeTaskProps {
  owner: Owner
  task: Practice
  submit: string
  isBusy: boolean
  onAnswer: (answer: WorkerAnswer) => void
}

/** A practice task: the same as at work, without price and time. */
export function PracticeTask({ owner, task, submit, isBusy, onAnswer }: PracticeTaskProps) {
  const { t } = useTranslation('desk')
  const { t: common } = useTranslation()
  const [draft, setDraft] = useState(() =>
    parseDraft(readDraft(owner, practiceDraft(task.id), task.id)),
  )
  const { fault, changed, judge } = useJudge(task)
  const faultId = useId()
  const change = (next: AnswerDraft): void => {
    setDraft(next)
    saveDraft(owner, practiceDraft(task.id), task.id, next)
    changed(next)
  }
  return (
    <form
      className={`stack gap-4 ${s.practice}`}
      noValidate
      aria-label={common(`taskKind.${draftKind(task.kind)}`)}
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        if (judge(draft)) onAnswer(draftAnswer(draft, task))
      }}
    >
      <AnswerArea
        task={task}
        draft={draft}
        onDraft={change}
        faultId={fault ? faultId : undefined}
      />
      {fault && <AnswerFault id={faultId} fault={fault} task={task} />}
      <div className={`cluster gap-2 ${s.buttons}`}>
        {task.options.canNoAnswer && (
          <Button variant="secondary" onClick={() => !isBusy && onAnswer({ noAnswer: true })}>
            {t(draftKind(task.kind) === 'text' ? 'noAnswer.text' : 'noAnswer.picture')}
          </Button>
        )}
        <Button type="submit" size="lg" loading={isBusy} loadingText={common('busy')}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
