import { useTranslation } from '@/i18n/use-translation.ts'
import type { VerificationMethod } from '@/api/contract/deliveries.ts'
import { webhookApi } from '@/api/endpoints/customer.ts'
import { problemKey } from '@/api/problem.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { isAddress } from '@/shared/deliveries/delivery.ts'
import type { Made } from '@/shared/deliveries/SecretDialog.tsx'
import { unstored } from '@/shared/deliveries/unstored.ts'
import { useMethodOptions } from '@/shared/deliveries/use-method-options.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useSentForm } from '@/shared/form/use-sent-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { toast } from '@/ui/toast-store.ts'
import { EventChoice } from './EventChoice.tsx'
import { UrlField } from './UrlField.tsx'
import { hostOf, webhookForm } from './webhooks.ts'

interface AddWebhookProps {
  taken: readonly string[]
  /** The events that the backend sends. */
  offered: readonly string[]
  onSecret: (made: Made) => void
}
const method: VerificationMethod = 'file'
const noEvents: string[] = []
const defaults = { url: '', events: noEvents, method }

/** Adds a webhook. It gets nothing until its host is verified. */
export function AddWebhook({ taken, offered, onSecret }: AddWebhookProps) {
  const { t } = useTranslation('webhooks')
  const [add] = webhookApi.useAddWebhookMutation()
  const form = useForm({
    name: 'webhook-add',
    schema: webhookForm(taken),
    defaults,
    keep: ['url', 'events', 'method'],
    words: {
      url: {
        required: t('add.required'),
        bad_format: t('add.bad_format'),
        not_allowed: t('add.not_allowed'),
        not_unique: t('add.not_unique'),
        limit_exceeded: t('add.limit_exceeded'),
      },
      events: { required: t('events.required'), not_allowed: t('events.notAllowed') },
    },
    place: (problem) =>
      problemKey(problem) === 'ERROR_LIMIT_EXCEEDED' ? { url: 'limit_exceeded' } : undefined,
    send: (values) => withProof(() => unstored(add(values))),
    done: ({ id, url, status, signingSecret }) => {
      form.reset(defaults)
      after.sent()
      toast({
        id: 'receiver',
        tone: 'ok',
        text: t(status === 'active' ? 'add.active' : 'add.done'),
      })
      if (signingSecret) onSecret({ added: id, host: url, secret: signingSecret })
    },
  })
  const after = useSentForm(form, 'url')
  const typed = useValue(form, 'url')
  const events = useValue(form, 'events')
  const options = useMethodOptions(isAddress(hostOf(typed.trim()) ?? ''))
  return (
    <AccountSection title={t('add.title')} text={t('add.text')}>
      <Form
        form={{ ...form, submit: after.submit }}
        submit={t('add.submit')}
        button={{ size: 'md' }}
      >
        <UrlField form={form} help={t('add.urlHelp')} />
        <EventChoice
          {...form.field('events')}
          offered={offered}
          value={events}
          onChange={(next) => form.choose('events', next)}
        />
        <RadioCards
          {...form.control('method')}
          legend={t('add.method')}
          columns={3}
          options={options}
        />
      </Form>
    </AccountSection>
  )
}
