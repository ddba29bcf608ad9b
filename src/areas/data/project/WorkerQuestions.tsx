import { useTranslation } from '@/i18n/use-translation.ts'
import { object, pipe, string, trim, nonEmpty, maxLength } from 'valibot'
import type { LabelProject, LabelQuestion } from '@/api/contract/label-projects.ts'
import { projectLimits } from '@/api/contract/label-projects.ts'
import { labelProjectApi } from '@/api/endpoints/labelling.ts'
import { toProblem } from '@/api/problem.ts'
import { cutText } from '@/lib/cut-text.ts'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { toast } from '@/ui/toast-store.ts'

/** What workers ask about the instructions. An answer goes to all of them. */
export function WorkerQuestions({ project }: { project: LabelProject }) {
  const { t } = useTranslation('labelProject')
  const answer = labelProjectApi.useLabelQuestionsQuery({ id: project.id })
  // A backend may not have them.
  const isAbsent = !answer.data && answer.error && toProblem(answer.error).status === 404
  if (isAbsent || answer.data?.records.length === 0) return null
  return (
    <LoadedSection
      title={t('questions.title')}
      text={t('questions.text')}
      lines={5}
      answer={answer}
    >
      {({ records }) => (
        <PartedList as="ul" rows={records} className="stack gap-4">
          {(question) => (
            <li key={question.id} className="stack gap-2">
              <p className="bold break">{cutText(question.text)}</p>
              {question.answer === null ? (
                <AnswerForm project={project} question={question} />
              ) : (
                <p className="break">{cutText(question.answer)}</p>
              )}
            </li>
          )}
        </PartedList>
      )}
    </LoadedSection>
  )
}

const schema = object({
  text: pipe(string(), trim(), nonEmpty(), maxLength(projectLimits.question)),
})

function AnswerForm({ project, question }: { project: LabelProject; question: LabelQuestion }) {
  const { t } = useTranslation('labelProject')
  const { t: common } = useTranslation()
  const [send] = labelProjectApi.useAnswerLabelQuestionMutation()
  const form = useForm({
    name: `label-question-${project.id}-${question.id}`,
    schema,
    defaults: { text: '' },
    keep: ['text'],
    send: ({ text }) => send({ id: project.id, questionId: question.id, text }).unwrap(),
    done: () => void toast({ tone: 'ok', id: 'question', text: t('questions.done') }),
  })
  return (
    <Form form={form} submit={common('action.send')}>
      <Field {...form.field('text')} label={t('questions.answer')} required>
        <Textarea {...form.input('text')} rows={2} most={projectLimits.question} />
      </Field>
    </Form>
  )
}
