import { useTranslation } from '@/i18n/use-translation.ts'
import { useSearchParams } from 'react-router'
import { securityApi } from '@/api/endpoints/profile.ts'
import type { PageLoader } from '@/session/person.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { firstPaint } from '@/api/first-paint.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { SecurityLog } from './SecurityLog.tsx'
import { Sessions } from './Sessions.tsx'
import { TwoFactor } from './TwoFactor.tsx'

const loadPasskeys = async () => (await import('./Passkeys.tsx')).Passkeys
const loadLinked = async () => (await import('./LinkedAccounts.tsx')).LinkedAccounts

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(securityApi.endpoints.sessions.initiate()))

export default function AuthenticationPage() {
  const { t } = useTranslation('security')
  const { t: common } = useTranslation()
  const [params] = useSearchParams()
  return (
    <AccountFrame title={common('nav.crumb.profileAuthentication')} lead={t('authentication.lead')}>
      <TwoFactor />
      <Sessions />
      <LateSection
        title={common('label.linked')}
        lines={5}
        load={loadLinked}
        props={{}}
        onSight={!params.has('oauth_error')}
      />
      <LateSection title={t('passkeys.title')} lines={4} load={loadPasskeys} props={{}} />
      <SecurityLog />
    </AccountFrame>
  )
}
