import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { toast } from '@/ui/toast-store.ts'

interface AnswerDialogProps {
  /** The form's name. */
  form: string
  words: {
    title: string
    text: string
    help: string
    send: string
    /** Said once it has been sent, where nothing else shows it. */
    sent?: string
  }
  /** The most characters. */
  most: number
  send: (text: string) => Promise<unknown>
  onClose: () => void
}

/** An owner's one answer: to a review, or to the moderator who took something down. */
export function AnswerDialog({ form: name, words, most, send, onClose }: AnswerDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    name,
    schema: v.object({ text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most)) }),
    defaults: { text: '' },
    keep: ['text'],
    send: ({ text }) => send(text),
    done: () => {
      if (words.sent) toast({ tone: 'ok', id: name, text: words.sent })
      onClose()
      return 'leaving'
    },
  })
  return (
    <Modal open title={words.title} closeLabel={t('action.close')} onClose={onClose}>
      <Form form={form} submit={words.send}>
        <Field {...form.field('text')} label={words.text} help={words.help} required>
          <Textarea {...form.input('text')} rows={5} />
        </Field>
      </Form>
    </Modal>
  )
}
