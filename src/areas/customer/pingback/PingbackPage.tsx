import { useTranslation } from '@/i18n/use-translation.ts'
import { pingbackApi, webhookApi } from '@/api/endpoints/customer.ts'
import type { PageLoader } from '@/session/person.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { Hosts } from './Hosts.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'

/** The way to the account's webhooks; absent where the backend has none. */
function WebhooksLink() {
  const { t } = useTranslation('pingback')
  const { data } = webhookApi.useWebhooksQuery()
  if (!data) return null
  return (
    <AccountSection title={t('account.title')} text={t('account.text')}>
      <RouteLink to={{ id: 'webhooks' }}>{t('account.link')}</RouteLink>
    </AccountSection>
  )
}

const loadSignature = async () => (await import('@/shared/deliveries/Signature.tsx')).Signature

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(pingbackApi.endpoints.pingbackHosts.initiate()))

export default function PingbackPage() {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  return (
    <AccountFrame wide title={common('nav.crumb.pingback')} lead={t('lead')}>
      <Hosts />
      <WebhooksLink />
      <LateSection title={t('signature.title')} lines={40} load={loadSignature} props={{}} />
    </AccountFrame>
  )
}
