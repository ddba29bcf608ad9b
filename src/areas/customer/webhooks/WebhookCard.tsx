import { useTranslation } from '@/i18n/use-translation.ts'
import type { AccountWebhook } from '@/api/contract/webhooks.ts'
import { webhookApi } from '@/api/endpoints/customer.ts'
import { cutText } from '@/lib/cut-text.ts'
import { inSeries } from '@/lib/sentences.ts'
import { ReceiverCard } from '@/shared/deliveries/ReceiverCard.tsx'
import type { Made } from '@/shared/deliveries/SecretDialog.tsx'
import { unstored } from '@/shared/deliveries/unstored.ts'
import { useOpenOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EditWebhook, editWebhookForm } from './EditWebhook.tsx'
import { useEventName } from './use-event-name.ts'
import { hostOf, inOrder } from './webhooks.ts'
import { WebhookTest, webhookTestForm } from './WebhookTest.tsx'
import { withTruth } from '@/shared/account/with-truth.ts'

interface WebhookCardProps {
  hook: AccountWebhook
  /** The URLs of the other webhooks. */
  taken: readonly string[]
  offered: readonly string[]
  /** True for one that was just added. */
  fresh: boolean
  now: number
  onSecret: (made: Made) => void
}

/** A webhook: what it gets, its state and what can be done with it. */
export function WebhookCard({ hook, taken, offered, fresh, now, onSecret }: WebhookCardProps) {
  const { t } = useTranslation('webhooks')
  const { t: words } = useTranslation('pingback')
  const nameOf = useEventName()
  const [update] = webhookApi.useUpdateWebhookMutation()
  const { refetch } = webhookApi.endpoints.webhooks.useQuerySubscription()
  const [verify] = webhookApi.useVerifyWebhookMutation()
  const [remove] = webhookApi.useRemoveWebhookMutation()
  const [rotate] = webhookApi.useRotateWebhookSecretMutation()
  const [isEditing, setIsEditing] = useOpenOverDraft(editWebhookForm(hook.id))
  const { id, url } = hook
  const name = cutText(url)
  const set = (status: 'active' | 'disabled') =>
    withTruth(update({ id, status }).unwrap(), refetch, ({ records }) =>
      records.some((one) => one.id === id && one.status === status),
    )
  return (
    <ReceiverCard
      title={url}
      host={hostOf(url) ?? url}
      receiver={hook}
      fresh={fresh}
      now={now}
      words={{
        active: t('explain.active'),
        disabled: t('explain.disabled'),
        disabledByUser: t('explain.disabledByUser'),
        off: t('off'),
        remove: t('remove'),
      }}
      calls={{
        turnOn: () => set('active'),
        turnOff: () => set('disabled'),
        change: (method) => update({ id, method }).unwrap(),
        verify: () => verify({ id }).unwrap(),
        rotate: (overlap) => unstored(rotate({ id, ...overlap })),
        remove: () =>
          withTruth(remove({ id }).unwrap(), refetch, ({ records }) =>
            records.every((one) => one.id !== id),
          ),
      }}
      onSecret={onSecret}
      testForm={webhookTestForm(id)}
      test={(close) => <WebhookTest hook={hook} onClose={close} />}
      actions={
        <RouteLink
          to={{ id: 'webhooks', search: { webhook: id }, hash: 'log' }}
          className={buttonClass({ variant: 'tertiary' })}
          aria-label={words('card.logNamed', { host: name })}
        >
          {words('card.log')}
        </RouteLink>
      }
    >
      <div className="stack gap-2 items-start">
        <p>{t('events.gets', { list: inSeries(inOrder(hook.events).map(nameOf)) })}</p>
        <div className="flush">
          <Button
            variant="tertiary"
            onClick={() => setIsEditing(true)}
            aria-label={t('edit.named', { url: name })}
          >
            {t('edit.open')}
          </Button>
        </div>
      </div>
      {isEditing && (
        <EditWebhook
          hook={hook}
          taken={taken}
          offered={offered}
          onClose={() => setIsEditing(false)}
        />
      )}
    </ReceiverCard>
  )
}
