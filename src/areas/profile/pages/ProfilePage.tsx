import { perPage } from '@/shared/account/lists.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { securityApi } from '@/api/endpoints/security.ts'
import type { Dispatch } from '@/session/person.ts'
import { firstPaint } from '@/shared/account/first-paint.ts'
import { Identity } from '../parts/overview/Identity.tsx'
import { Restrictions } from '../parts/overview/Restrictions.tsx'
import { Security } from '../parts/overview/Security.tsx'
import { Shortcuts } from '../parts/overview/Shortcuts.tsx'
import { ProfileFrame } from '../parts/ProfileFrame.tsx'
import { WithUser } from '../parts/WithUser.tsx'

export const loader = ({ store: { dispatch } }: { store: { dispatch: Dispatch } }): Promise<null> =>
  firstPaint(dispatch(securityApi.endpoints.securityLog.initiate({ page: 0, perPage })))

export default function ProfilePage() {
  const { t } = useTranslation('profileOverview')
  const { t: common } = useTranslation()
  const [now] = useState(() => Date.now())
  return (
    <ProfileFrame title={common('nav.crumb.profile')} lead={t('overview.lead')}>
      <WithUser title={t('overview.account')}>
        {(user) => (
          <>
            <Restrictions restrictions={user.restrictions} />
            <Identity user={user} now={now} />
            <Security user={user} />
            <Shortcuts />
          </>
        )}
      </WithUser>
    </ProfileFrame>
  )
}
