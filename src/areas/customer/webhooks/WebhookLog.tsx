import { useTranslation } from '@/i18n/use-translation.ts'
import type { AccountWebhook, WebhookDelivery } from '@/api/contract/webhooks.ts'
import { webhookApi } from '@/api/endpoints/customer.ts'
import { cutText } from '@/lib/cut-text.ts'
import { DeliveryLog } from '@/shared/deliveries/DeliveryLog.tsx'
import type { OpenDelivery } from '@/shared/deliveries/DeliveryLog.tsx'
import { EventFacts } from '@/shared/deliveries/EventFacts.tsx'
import { SentDialog } from '@/shared/deliveries/SentDialog.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { useEventName } from './use-event-name.ts'
import { inOrder, webhookQuery } from './webhooks.ts'

const perPage = 20

interface WebhookLogProps {
  hooks: readonly AccountWebhook[]
  offered: readonly string[]
}

/** What was sent to the webhooks. */
export function WebhookLog({ hooks, offered }: WebhookLogProps) {
  const { t } = useTranslation('webhooks')
  const { t: words } = useTranslation('pingback')
  const nameOf = useEventName()
  const query = useListQuery(webhookQuery)
  const answer = webhookApi.useWebhookLogInfiniteQuery(
    { ...query.value, perPage },
    { refetchOnMountOrArgChange: 30 },
  )
  return (
    <DeliveryLog<typeof webhookQuery.fields, WebhookDelivery>
      query={query}
      answer={answer}
      about={{ key: 'event', header: words('event.label'), cell: ({ event }) => nameOf(event) }}
      emptyText={t('log.emptyText')}
      filters={{
        webhookId: {
          label: t('log.webhook'),
          options: hooks.map(({ id, url }) => ({ value: String(id), label: cutText(url) })),
        },
        event: {
          label: words('event.label'),
          options: inOrder(offered).map((event) => ({ value: event, label: nameOf(event) })),
        },
      }}
      dialog={(open) => <OneEvent {...open} />}
    />
  )
}

function OneEvent({ id, listed, ...others }: OpenDelivery<WebhookDelivery>) {
  const { t } = useTranslation('webhooks')
  const nameOf = useEventName()
  const asked = webhookApi.useWebhookDeliveryQuery({ id }, { skip: listed !== undefined })
  const [resend] = webhookApi.useResendWebhookMutation()
  return (
    <SentDialog
      {...others}
      listed={listed}
      asked={asked}
      resend={() => resend({ id }).unwrap()}
      words={{ gone: t('log.gone'), conflict: t('log.conflict') }}
      about={({ event, eventId }) => <EventFacts name={nameOf(event)} id={eventId} />}
    />
  )
}
