import { perPage } from '@/shared/list/per-page.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { securityApi } from '@/api/endpoints/security.ts'
import type { PageLoader } from '@/session/person.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { Identity } from './Identity.tsx'
import { Restrictions } from './Restrictions.tsx'
import { Security } from './Security.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { WithUser } from '../user/WithUser.tsx'

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(securityApi.endpoints.securityLog.initiate({ page: 0, perPage })))

export default function ProfilePage() {
  const { t } = useTranslation('profileOverview')
  const { t: common } = useTranslation()
  const [now] = useState(() => Date.now())
  return (
    <AccountFrame title={common('nav.crumb.profile')}>
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
    </AccountFrame>
  )
}
