import { useTranslation } from '@/i18n/use-translation.ts'
import { questionLimits } from '@/api/contract/worker-tasks.ts'
import { workerTaskApi } from '@/api/endpoints/worker.ts'
import { cutText } from '@/lib/cut-text.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useKeptText } from '@/shared/form/use-kept-text.ts'
import { KeptWorkOffer } from '@/shared/work/KeptWorkOffer.tsx'
import { Button } from '@/ui/Button.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { Field } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { toast } from '@/ui/toast-store.ts'
import { hasStart } from './labelled.ts'
import type { DraftTask, TaskProject } from './draft-types.ts'
import { ProjectExamples } from './ProjectExamples.tsx'

interface BriefProps {
  project: TaskProject
  taskId: string | number
}

/** What the owner of a project says: why the item came back, the instructions, and answers. */
export function ProjectBrief({ project, taskId, kind }: BriefProps & Pick<DraftTask, 'kind'>) {
  const { t } = useTranslation('desk')
  const { instructions, questions, comment } = project
  return (
    <>
      {comment !== null && (
        <Notice tone="warn" title={t('project.returned')}>
          <p className="break">{cutText(comment, 500)}</p>
        </Notice>
      )}
      {comment === null && hasStart(project) && <p className="text-2">{t('project.start')}</p>}
      <Disclosure summary={t('project.instructions')}>
        <div className="stack gap-3">
          {instructions.split(/\n{2,}/).map((part) => (
            <p key={part} className="break">
              {cutText(part, 2000)}
            </p>
          ))}
          <ProjectExamples project={project} kind={kind} />
          {questions.length > 0 && (
            <div className="stack gap-2">
              <p className="bold">{t('project.answered')}</p>
              <DescriptionList layout="grid" terms="small" className="gap-2">
                {questions.map(({ text, answer }, at) => (
                  <Description key={at} term={cutText(text, 500)}>
                    {cutText(answer, 1000)}
                  </Description>
                ))}
              </DescriptionList>
            </div>
          )}
          <AskOwner project={project} taskId={taskId} />
        </div>
      </Disclosure>
    </>
  )
}

/** A question about the instructions. It is within the form of the answer, so it is none itself. */
function AskOwner({ project, taskId }: BriefProps) {
  const { t } = useTranslation('desk')
  const { t: common } = useTranslation()
  const action = useAction()
  const [ask] = workerTaskApi.useAskProjectMutation()
  const [text, setText, , work] = useKeptText(`desk-question-${project.id ?? ''}`)
  const { min, max } = questionLimits
  const isShort = [...text.trim()].length < min
  const send = (): void =>
    void action
      .run(() => ask({ id: taskId, text }).unwrap())
      .then((isDone) => {
        if (!isDone) return
        setText('')
        toast({ tone: 'ok', id: 'question', text: t('project.asked') })
      })
  return (
    <div className="stack gap-2">
      <ActionProblem action={action} />
      <KeptWorkOffer keeper={work} />
      <Field label={t('project.ask')} help={t('project.askHelp')}>
        <Textarea
          rows={2}
          value={text}
          most={max}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div>
        <Button
          variant="secondary"
          loading={action.busy}
          loadingText={common('busy')}
          disabledReason={isShort ? t('fault.short', { min }) : undefined}
          onClick={send}
        >
          {t('project.askSend')}
        </Button>
      </div>
    </div>
  )
}
