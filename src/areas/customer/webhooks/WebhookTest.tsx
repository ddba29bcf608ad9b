import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import type { HostResponse } from '@/api/contract/deliveries.ts'
import type { AccountWebhook } from '@/api/contract/webhooks.ts'
import { webhookApi } from '@/api/endpoints/customer.ts'
import { BodyCode } from '@/shared/deliveries/BodyCode.tsx'
import { TestResult } from '@/shared/deliveries/TestResult.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Select } from '@/ui/Select.tsx'
import { useEventName } from './use-event-name.ts'
import { inOrder } from './webhooks.ts'

export const webhookTestForm = (id: AccountWebhook['id']): string => `webhook-test-${id}`
const schema = v.object({ event: v.pipe(v.string(), v.nonEmpty()) })

/** Sends a sample event, signed as a real one, and shows what was sent and what came back. */
export function WebhookTest({ hook, onClose }: { hook: AccountWebhook; onClose: () => void }) {
  const { t } = useTranslation('webhooks')
  const { t: words } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const nameOf = useEventName()
  const [test] = webhookApi.useTestWebhookMutation()
  const [answer, setAnswer] = useState<(HostResponse & { requestBody: string | null }) | null>(null)
  const events = inOrder(hook.events)
  const form = useForm({
    name: webhookTestForm(hook.id),
    schema,
    defaults: { event: events[0] ?? '' },
    keep: ['event'],
    words: { event: { not_allowed: t('events.notAllowed') } },
    send: ({ event }) => test({ id: hook.id, event }).unwrap(),
    done: setAnswer,
  })
  return (
    <Modal open title={words('test.title')} closeLabel={common('action.close')} onClose={onClose}>
      <Form form={form} submit={common('action.send')} button={{ size: 'md' }}>
        <p>{t('test.text')}</p>
        <Field {...form.field('event')} label={words('event.label')}>
          <Select {...form.input('event')}>
            {events.map((event) => (
              <option key={event} value={event}>
                {nameOf(event)}
              </option>
            ))}
          </Select>
        </Field>
      </Form>
      {answer && (
        <>
          <TestResult key={form.attempt} answer={answer} />
          {answer.requestBody && (
            <BodyCode label={words('body.request')} text={answer.requestBody} />
          )}
        </>
      )}
    </Modal>
  )
}
