import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { AccountWebhook } from '@/api/contract/webhooks.ts'
import { webhookApi } from '@/api/endpoints/customer.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Modal } from '@/ui/Modal.tsx'
import { toast } from '@/ui/toast-store.ts'
import { EventChoice } from './EventChoice.tsx'
import { eventsField } from './webhooks.ts'

export const eventsForm = (id: AccountWebhook['id']): string => `webhook-events-${id}`

interface EventsDialogProps {
  hook: AccountWebhook
  offered: readonly string[]
  onClose: () => void
}

/** Changes the events of a webhook. */
export function EventsDialog({ hook: { id, events }, offered, onClose }: EventsDialogProps) {
  const { t } = useTranslation('webhooks')
  const { t: common } = useTranslation()
  const [update] = webhookApi.useUpdateWebhookMutation()
  const form = useForm({
    name: eventsForm(id),
    schema: v.object({ events: eventsField }),
    defaults: { events },
    keep: ['events'],
    words: {
      events: { required: t('events.required'), not_allowed: t('events.notAllowed') },
    },
    send: (values) => update({ id, ...values }).unwrap(),
    done: () => {
      toast({ id: 'receiver', tone: 'ok', text: common('form.saved') })
      onClose()
      return 'leaving'
    },
  })
  const value = useValue(form, 'events')
  return (
    <Modal open title={t('events.title')} closeLabel={common('action.close')} onClose={onClose}>
      <Form form={form} submit={common('action.save')} button={{ size: 'md' }}>
        <EventChoice
          {...form.field('events')}
          offered={offered}
          value={value}
          onChange={(next) => form.set('events', next)}
        />
      </Form>
    </Modal>
  )
}
