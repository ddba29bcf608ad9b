import { useTranslation } from 'react-i18next'
import { pingbackApi } from '@/api/endpoints/customer.ts'
import type { PageLoader } from '@/session/person.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { Hosts } from './Hosts.tsx'
import { WebhooksLink } from './WebhooksLink.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'

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
