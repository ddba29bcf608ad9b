import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { reportCommentMax } from '@/api/contract/tasks.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'

const schema = v.object({ comment: v.pipe(v.string(), v.trim(), v.maxLength(reportCommentMax)) })

export const complaintForm = (id: string): string => `complaint-${id}`

/** A complaint about an answer, with an optional comment. */
export function ComplaintForm({
  id,
  onSend,
  onCancel,
}: {
  id: string
  onSend: (comment: string) => Promise<void>
  onCancel: () => void
}) {
  const { t } = useTranslation('task')
  const { t: account } = useTranslation()
  const form = useForm({
    name: complaintForm(id),
    schema,
    defaults: { comment: '' },
    keep: ['comment'],
    send: ({ comment }) => onSend(comment),
  })
  return (
    <Form
      form={form}
      submit={t('report.send')}
      button={{ size: 'md' }}
      foot={
        <Button variant="tertiary" onClick={onCancel}>
          {account('action.cancel')}
        </Button>
      }
    >
      <Field {...form.field('comment')} label={t('report.comment')} help={t('report.commentHelp')}>
        <Textarea {...form.input('comment')} rows={3} />
      </Field>
    </Form>
  )
}
