import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from '@/i18n/use-translation.ts'
import { pingbackEvents } from '@/api/contract/pingback.ts'
import type { Delivery } from '@/api/contract/pingback.ts'
import { pingbackApi } from '@/api/endpoints/customer.ts'
import { cutText } from '@/lib/cut-text.ts'
import { readableDomain } from '@/lib/domain.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { passes, personOf } from '@/session/person.ts'
import { useUser } from '@/session/use-user.ts'
import { DeliveryLog } from '@/shared/deliveries/DeliveryLog.tsx'
import type { OpenDelivery } from '@/shared/deliveries/DeliveryLog.tsx'
import { EventFacts } from '@/shared/deliveries/EventFacts.tsx'
import { SentDialog } from '@/shared/deliveries/SentDialog.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Description } from '@/ui/DescriptionList.tsx'
import { deliveriesQuery } from './pingback.ts'

/** The name of an event of the account; the code of one that this site does not know. */
function useEventName(): (event: string) => string {
  const { t } = useTranslation('pingback')
  return (event) => {
    const one = known(pingbackEvents, event)
    return one ? t(`event.${one}`) : plainCode(event)
  }
}

export const deliveriesPerPage = 20

/** What was sent to the pingback hosts. */
export function Log() {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const eventName = useEventName()
  const query = useListQuery(deliveriesQuery)
  const { user } = useUser()
  // A role that reads the log may not open the hosts.
  const { data: hosts } = pingbackApi.usePingbackHostsQuery(
    passes('pingback', personOf(user)) ? undefined : skipToken,
  )
  const answer = pingbackApi.usePingbackLogInfiniteQuery(
    { ...query.value, perPage: deliveriesPerPage },
    { refetchOnMountOrArgChange: 30 },
  )
  return (
    <DeliveryLog<typeof deliveriesQuery.fields, Delivery>
      query={query}
      answer={answer}
      about={{
        key: 'task',
        header: common('label.task'),
        cell: ({ taskId, event }) =>
          event ? eventName(event) : taskId && <span className="num">{taskId}</span>,
      }}
      emptyText={t('log.emptyText')}
      filters={{
        hostId: {
          label: common('label.host'),
          options: (hosts?.records ?? []).map(({ id, host }) => ({
            value: String(id),
            label: cutText(readableDomain(host)),
          })),
        },
        taskId: {
          label: common('label.taskId'),
          wrong: t('log.taskIdWrong'),
          inputMode: 'numeric',
          mono: true,
        },
      }}
      dialog={(open) => <OneResult {...open} />}
    />
  )
}

function OneResult({ id, listed, ...others }: OpenDelivery<Delivery>) {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const eventName = useEventName()
  const asked = pingbackApi.useDeliveryQuery({ id }, { skip: listed !== undefined })
  const [resend] = pingbackApi.useResendDeliveryMutation()
  return (
    <SentDialog
      {...others}
      listed={listed}
      asked={asked}
      resend={() => resend({ id }).unwrap()}
      words={{ gone: t('delivery.goneText'), conflict: t('resend.conflictText') }}
      about={({ taskId, event, eventId }) =>
        event ? (
          <EventFacts name={eventName(event)} id={eventId} />
        ) : taskId ? (
          <Description term={common('label.task')}>
            <RouteLink to={{ id: 'uploads', search: { view: 'tasks', task: taskId } }}>
              {cutText(taskId)}
            </RouteLink>
          </Description>
        ) : null
      }
    />
  )
}
