import { useTranslation } from '@/i18n/use-translation.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { componentOf, serviceState } from '@/shared/service-status/look.ts'
import { useServiceStatus } from '@/shared/service-status/use-service-status.ts'
import { Notice } from '@/ui/Notice.tsx'

/** Current incidents, because the ticket may be about one of them. */
export function CurrentIncidents() {
  const { t } = useTranslation('newTicket')
  const { t: status } = useTranslation('serviceStatus')
  const { data } = useServiceStatus()
  const down = data?.components.filter((one) => one.status !== 'operational') ?? []
  if (down.length === 0) return null
  return (
    <Notice
      tone="warn"
      title={t('trouble.title')}
      action={<RouteLink to={{ id: 'support', hash: 'status' }}>{t('trouble.more')}</RouteLink>}
    >
      <ul>
        {down.map(({ id, status: code }) => {
          const component = componentOf(id)
          const state = serviceState(code)
          return (
            <li key={id}>
              {t('trouble.part', {
                name: component ? status(`component.${component}`) : plainCode(id),
                state: state ? status(`state.${state}`) : plainCode(code),
              })}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
