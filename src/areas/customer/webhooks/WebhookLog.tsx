import { useTranslation } from 'react-i18next'
import type { AccountWebhook, WebhookDelivery } from '@/api/contract/webhooks.ts'
import { webhookApi } from '@/api/endpoints/customer.ts'
import { cutText } from '@/lib/cut-text.ts'
import { serverTime } from '@/lib/server-clock.ts'
import { SentDialog } from '@/shared/deliveries/SentDialog.tsx'
import { useSentColumns } from '@/shared/deliveries/use-sent-columns.tsx'
import { List } from '@/shared/list/List.tsx'
import { LongText } from '@/shared/LongText.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { Description } from '@/ui/DescriptionList.tsx'
import { useEventName } from './use-event-name.ts'
import { inOrder, webhookQuery } from './webhooks.ts'

const perPage = 20

/** What was sent to the webhooks, newest first. The address names filters and the open row. */
export function WebhookLog({
  hooks,
  offered,
}: {
  hooks: readonly AccountWebhook[]
  offered: readonly string[]
}) {
  const { t } = useTranslation('webhooks')
  const { t: words } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const nameOf = useEventName()
  const query = useListQuery(webhookQuery)
  const answer = webhookApi.useWebhookLogInfiniteQuery(
    { ...query.value, perPage },
    { refetchOnMountOrArgChange: 30 },
  )
  const { currentData, fulfilledTimeStamp = 0 } = answer
  const columns = useSentColumns<WebhookDelivery>(
    serverTime(fulfilledTimeStamp),
    (id) => query.hrefWith({ delivery: id }),
    { key: 'event', header: t('event.label'), cell: ({ event }) => nameOf(event) },
  )
  const retention = currentData?.pages.at(-1)?.retentionDays
  const opened = query.other('delivery')
  return (
    <List
      query={query}
      answer={answer}
      rows={({ pages }) => pages.flatMap(({ records }) => records)}
      rowKey={({ id }) => id}
      columns={columns}
      section={{
        title: words('log.title'),
        text: retention ? words('log.retention', { count: retention }) : '\u00a0',
      }}
      words={{
        empty: { title: words('log.empty'), text: t('log.emptyText') },
        more: { came: (count) => words('log.came', { count }) },
        refresh: words('log.refresh'),
      }}
      filters={{
        status: { label: common('label.status'), nameOf: (state) => words(`state.${state}`) },
        webhookId: {
          label: t('log.webhook'),
          options: hooks.map(({ id, url }) => ({ value: String(id), label: cutText(url) })),
        },
        event: {
          label: t('event.label'),
          options: inOrder(offered).map((event) => ({ value: event, label: nameOf(event) })),
        },
        dateFrom: { label: common('label.from') },
        dateTo: { label: common('label.to') },
      }}
    >
      {opened && (
        <OneDelivery
          id={opened}
          listed={currentData?.pages
            .flatMap(({ records }) => records)
            .find(({ id }) => id === opened)}
          onSent={({ id }) => query.setOthers({ delivery: id }, { replace: true })}
          onClose={() => query.setOthers({ delivery: null })}
        />
      )}
    </List>
  )
}

interface OneDeliveryProps {
  id: string
  listed: WebhookDelivery | undefined
  onSent: (delivery: WebhookDelivery) => void
  onClose: () => void
}

function OneDelivery({ id, listed, onSent, onClose }: OneDeliveryProps) {
  const { t } = useTranslation('webhooks')
  const nameOf = useEventName()
  const asked = webhookApi.useWebhookDeliveryQuery({ id }, { skip: listed !== undefined })
  const [resend] = webhookApi.useResendWebhookMutation()
  return (
    <SentDialog
      listed={listed}
      asked={asked}
      resend={() => resend({ id }).unwrap()}
      onSent={onSent}
      onClose={onClose}
      words={{ gone: t('log.gone'), conflict: t('log.conflict') }}
      about={({ event, eventId }) => (
        <>
          <Description term={t('event.label')}>{nameOf(event)}</Description>
          {eventId && (
            <Description term={t('event.id')}>
              <code translate="no">
                <LongText text={eventId} />
              </code>
            </Description>
          )}
        </>
      )}
    />
  )
}
