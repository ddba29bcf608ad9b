import { useTranslation } from '@/i18n/use-translation.ts'
import { userApi } from '@/api/endpoints/user.ts'
import type { PageLoader } from '@/session/person.ts'
import { ProfileDetails } from './ProfileDetails.tsx'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { firstPaint } from '@/api/first-paint.ts'
import { AvatarForm } from './picture/AvatarForm.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { WithUser } from '../user/WithUser.tsx'

/** Its links are opened in other tabs, so a cached user can be outdated. */
const freshSeconds = 10

const loadEmail = async () => (await import('./EmailChange.tsx')).EmailChange

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(userApi.endpoints.user.initiate(undefined, { forceRefetch: freshSeconds })))

export default function ProfileEditPage() {
  const { t } = useTranslation('profileEdit')
  const { t: common } = useTranslation()
  return (
    <AccountFrame title={common('nav.crumb.profileEdit')} lead={t('edit.lead')}>
      <WithUser title={t('details.title')}>
        {(user) => (
          <>
            <AvatarForm user={user} />
            <ProfileDetails user={user} />
            <LateSection
              title={common('label.email')}
              lines={12}
              load={loadEmail}
              props={{ user }}
            />
          </>
        )}
      </WithUser>
    </AccountFrame>
  )
}
