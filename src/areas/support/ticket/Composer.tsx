import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { ticketLimits } from '@/api/contract/tickets.ts'
import type { Ticket, TicketMessage } from '@/api/contract/tickets.ts'
import { ticketApi } from '@/api/endpoints/tickets.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { FilesField } from '../files/FilesField.tsx'
import { readSentFiles, writeSent } from '../files/files.ts'
import { useFiles } from '../files/use-files.ts'
import { useRequestKey } from '../tickets/use-request-key.ts'
import { useTyped } from '../tickets/use-typed.ts'

const { min, max } = ticketLimits.message
const schema = v.object({
  body: v.pipe(v.string(), v.trim(), v.minLength(min, 'required'), v.maxLength(max)),
  files: v.string(),
})
const defaults = { body: '', files: '' }

/** The input of the next message. Text that could not be sent stays. */
export function Composer({ ticket: { id, status, files: limits } }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket')
  const { t: common } = useTranslation()
  const { t: tickets } = useTranslation('tickets')
  const [send] = ticketApi.useSendTicketMessageMutation()
  const request = useRequestKey(`ticket-${id}`)
  const form = useForm({
    name: `ticket-${id}`,
    schema,
    defaults,
    keep: ['body', 'files'],
    words: {
      body: { required: t('message.required') },
      files: { required: tickets('files.unsent') },
    },
    send: async ({ body }): Promise<TicketMessage> => {
      await files.settled()
      const attachmentIds = readSentFiles(form.values().files).map((file) => file.id)
      const entries = { body, ...(attachmentIds.length > 0 && { attachmentIds }) }
      return send({ id, ...entries, requestKey: request.keyFor(entries) }).unwrap()
    },
    done: () => {
      request.done()
      form.reset(defaults)
      form.focus('body')
    },
  })
  const text = useValue(form, 'files')
  const body = useValue(form, 'body')
  const sent = readSentFiles(text)
  const typed = useTyped(form.input('files'))
  const files = useFiles({
    limits,
    sent,
    onSent: (change) => typed.set(writeSent(change(readSentFiles(form.values().files)))),
  })
  return (
    <div data-print="no">
      <Form
        form={form}
        className="pad-4 panel"
        submit={common('action.send')}
        button={{ size: 'md' }}
      >
        <Field
          {...form.field('body')}
          label={t('message.label')}
          help={
            status === 'solved'
              ? t('message.reopens')
              : body.length > max / 2
                ? t('message.count', { count: body.trim().length, max })
                : undefined
          }
        >
          <Textarea {...form.input('body')} rows={4} />
        </Field>
        <FilesField {...form.field('files')} files={files} sent={sent} limits={limits} />
        <input {...typed.hidden} />
      </Form>
    </div>
  )
}
