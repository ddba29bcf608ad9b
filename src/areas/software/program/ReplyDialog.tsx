import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { Review } from '@/api/contract/software.ts'
import { reviewLimits } from '@/api/contract/software-terms.ts'
import { softwareApi } from '@/api/endpoints/software.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Textarea } from '@/ui/Textarea.tsx'

const schema = v.object({
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(reviewLimits.most)),
})

interface ReplyDialogProps {
  id: string
  /** The form's name. */
  form: string
  onDone: (review: Review) => void
  onClose: () => void
}

/** The owner's reply to a review. */
export function ReplyDialog({ id, form: name, onDone, onClose }: ReplyDialogProps) {
  const { t } = useTranslation('software')
  const { t: common } = useTranslation()
  const [send] = softwareApi.useReplyToReviewMutation()
  const form = useForm({
    name,
    schema,
    defaults: { text: '' },
    keep: ['text'],
    send: ({ text }) => send({ id, text }).unwrap(),
    done: (review) => {
      onDone(review)
      onClose()
      return 'leaving'
    },
  })
  return (
    <Modal open title={t('reply.title')} closeLabel={common('action.close')} onClose={onClose}>
      <Form form={form} submit={t('reply.send')}>
        <Field {...form.field('text')} label={t('reply.text')} help={t('reply.help')} required>
          <Textarea {...form.input('text')} rows={5} />
        </Field>
      </Form>
    </Modal>
  )
}
