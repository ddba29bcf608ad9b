import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { disputeLength } from '@/api/contract/worker-mistakes.ts'
import type { Mistake } from '@/api/contract/worker-mistakes.ts'
import { workerMistakeApi } from '@/api/endpoints/worker.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { toast } from '@/ui/toast-store.ts'

const { min, max } = disputeLength
export const disputeForm = (id: Mistake['id']): string => `dispute-${id}`
const Comment = v.object({
  comment: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.minLength(min), v.maxLength(max)),
})

interface DisputeFormProps {
  id: Mistake['id']
  /** Names the mistake, as several forms may be open. */
  about: string
  onClose: () => void
}

/** The worker's reasons for a moderator. */
export function DisputeForm({ id, about, onClose }: DisputeFormProps) {
  const { t } = useTranslation('mistakes')
  const { t: shell } = useTranslation()
  const [dispute] = workerMistakeApi.useDisputeMistakeMutation()
  const form = useForm({
    name: disputeForm(id),
    schema: Comment,
    defaults: { comment: '' },
    keep: ['comment'],
    send: ({ comment }) => dispute({ id, comment }).unwrap(),
    done: () => {
      toast({ tone: 'ok', text: t('dispute.done'), id: 'mistake' })
    },
  })
  return (
    <>
      <Form form={form} about={about} submit={t('dispute.send')}>
        <Field
          {...form.field('comment')}
          label={t('dispute.label')}
          about={about}
          help={t('dispute.help', { min, max })}
          required
        >
          <Textarea {...form.input('comment')} rows={3} most={max} />
        </Field>
      </Form>
      <div className="flush">
        <Button variant="tertiary" about={about} onClick={onClose}>
          {shell('action.cancel')}
        </Button>
      </div>
    </>
  )
}
