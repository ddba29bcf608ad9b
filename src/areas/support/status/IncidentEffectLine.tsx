import { useTranslation } from '@/i18n/use-translation.ts'
import type { Incident } from '@/api/contract/service-status.ts'
import { serviceApi } from '@/api/endpoints/service.ts'
import { serverTime } from '@/lib/server-clock.ts'
import { dayIn } from '@/lib/zone.ts'
import { useUser } from '@/session/use-user.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'

/**
 * What an incident did to the person's own tasks. Absent for guests and workers, and where the
 * backend cannot say (404).
 */
export function IncidentEffectLine({ incident }: { incident: Incident }) {
  const { t } = useTranslation('serviceStatus')
  const { user } = useUser()
  const money = useMoneyText()
  const isCustomer = user !== null && user !== undefined && user.userType !== 'worker'
  const { data, fulfilledTimeStamp = 0 } = serviceApi.useIncidentEffectsQuery(undefined, {
    skip: !isCustomer,
  })
  const effect = data?.records.find(({ incidentId }) => incidentId === incident.id)
  if (!isCustomer || !effect) return null
  const { tasks, refunded, amount } = effect
  if (tasks === 0) return <p className="quiet text-2">{t('incidents.effect.none')}</p>
  const zone = user.timezone ?? 'UTC'
  const end = incident.resolvedAt ?? new Date(serverTime(fulfilledTimeStamp)).toISOString()
  return (
    <p className="cluster gap-2 text-2">
      <b>
        {refunded >= tasks
          ? t('incidents.effect.all', { count: tasks })
          : t('incidents.effect.some', { count: tasks, refunded })}
      </b>
      {amount && refunded > 0 && (
        <span>
          {t('incidents.effect.amount', { amount: money(amount.amount, amount.currency) })}
        </span>
      )}
      <RouteLink
        to={{
          id: 'uploads',
          search: {
            view: 'tasks',
            dateFrom: dayIn(zone, Date.parse(incident.startedAt)),
            dateTo: dayIn(zone, Date.parse(end)),
            from: incident.startedAt,
            to: end,
          },
        }}
      >
        {t('incidents.effect.show')}
      </RouteLink>
    </p>
  )
}
