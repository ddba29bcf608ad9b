import { useTranslation } from '@/i18n/use-translation.ts'
import type { PingbackHost } from '@/api/contract/pingback.ts'
import { pingbackApi } from '@/api/endpoints/customer.ts'
import { cutText } from '@/lib/cut-text.ts'
import { readableDomain } from '@/lib/domain.ts'
import { ReceiverCard } from '@/shared/deliveries/ReceiverCard.tsx'
import type { Made } from '@/shared/deliveries/SecretDialog.tsx'
import { unstored } from '@/shared/deliveries/unstored.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { TestDialog, testForm } from './TestDialog.tsx'
import { withTruth } from '@/shared/account/with-truth.ts'

interface HostCardProps {
  host: PingbackHost
  /** True for one that was just added. */
  fresh: boolean
  now: number
  onSecret: (made: Made) => void
}

/** A host that receives results. */
export function HostCard({ host, fresh, now, onSecret }: HostCardProps) {
  const { t } = useTranslation('pingback')
  const [update] = pingbackApi.useUpdatePingbackHostMutation()
  const { refetch } = pingbackApi.endpoints.pingbackHosts.useQuerySubscription()
  const [verify] = pingbackApi.useVerifyPingbackHostMutation()
  const [remove] = pingbackApi.useRemovePingbackHostMutation()
  const [rotate] = pingbackApi.useRotatePingbackSecretMutation()
  const { id } = host
  const title = readableDomain(host.host)
  const name = cutText(title)
  const set = (status: 'active' | 'disabled') =>
    withTruth(update({ id, status }).unwrap(), refetch, ({ records }) =>
      records.some((one) => one.id === id && one.status === status),
    )
  return (
    <ReceiverCard
      title={title}
      host={host.host}
      receiver={host}
      fresh={fresh}
      now={now}
      words={{
        active: t('explain.active'),
        disabled: t('explain.disabled'),
        disabledByUser: t('explain.disabledByUser'),
        off: t('off.text'),
        remove: t('remove.text'),
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
      testForm={testForm(id)}
      test={(close) => <TestDialog host={host} onClose={close} />}
      actions={
        <RouteLink
          to={{ id: 'pingbackLog', search: { host: id } }}
          className={buttonClass({ variant: 'tertiary' })}
          aria-label={t('card.logNamed', { host: name })}
        >
          {t('card.log')}
        </RouteLink>
      }
    />
  )
}
