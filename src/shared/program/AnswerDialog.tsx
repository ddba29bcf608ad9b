import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { reportLimits } from '@/api/contract/software-terms.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { toast } from '@/ui/toast-store.ts'

const schema = v.object({
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(reportLimits.answer)),
})

interface AnswerDialogProps {
  /** The form's name. */
  form: string
  send: (text: string) => Promise<unknown>
  onClose: () => void
}

/** An owner's answer to the moderator who took a program or a review down. */
export function AnswerDialog({ form: name, send, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('software')
  const { t: common } = useTranslation()
  const form = useForm({
    name,
    schema,
    defaults: { text: '' },
    keep: ['text'],
    send: ({ text }) => send(text),
    done: () => {
      toast({ tone: 'ok', id: name, text: t('takenDown.sent') })
      onClose()
      return 'leaving'
    },
  })
  return (
    <Modal open title={t('takenDown.ask')} closeLabel={common('action.close')} onClose={onClose}>
      <Form form={form} submit={t('takenDown.send')}>
        <Field
          {...form.field('text')}
          label={t('takenDown.text')}
          help={t('takenDown.help')}
          required
        >
          <Textarea {...form.input('text')} rows={5} />
        </Field>
      </Form>
    </Modal>
  )
}
