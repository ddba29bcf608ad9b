import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { securityApi } from '@/api/endpoints/security.ts'
import type { Dispatch } from '@/session/person.ts'
import { firstPaint } from '@/shared/account/first-paint.ts'
import { ProfileFrame } from '../parts/ProfileFrame.tsx'
import { LinkedAccounts } from '../parts/security/LinkedAccounts.tsx'
import { SecurityLog } from '../parts/security/SecurityLog.tsx'
import { Sessions } from '../parts/security/Sessions.tsx'
import { TwoFactor } from '../parts/security/TwoFactor.tsx'

export const loader = ({ store: { dispatch } }: { store: { dispatch: Dispatch } }): Promise<null> =>
  firstPaint(dispatch(securityApi.endpoints.sessions.initiate()))

export default function AuthenticationPage() {
  const { t } = useTranslation('security')
  const { t: common } = useTranslation()
  const [prefix, setPrefix] = useState<string>()
  return (
    <ProfileFrame title={common('nav.crumb.profileAuthentication')} lead={t('authentication.lead')} prefix={prefix}>
      <TwoFactor onPrefix={setPrefix} />
      <Sessions />
      <LinkedAccounts />
      <SecurityLog />
    </ProfileFrame>
  )
}
