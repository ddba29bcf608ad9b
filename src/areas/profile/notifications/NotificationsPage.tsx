import { useTranslation } from '@/i18n/use-translation.ts'
import { notificationSettingApi } from '@/api/endpoints/profile.ts'
import { passes, personOf } from '@/session/person.ts'
import type { PageLoader } from '@/session/person.ts'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { firstPaint } from '@/api/first-paint.ts'
import { NotifEditor } from './NotifEditor.tsx'
import { useUser } from '@/session/use-user.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'

const loadAlerts = async () => (await import('../alerts/AlertRules.tsx')).AlertRules
const alertWords = ['alerts', 'captchaNames'] as const

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(notificationSettingApi.endpoints.notificationSettings.initiate()))

export default function NotificationsPage() {
  const { t } = useTranslation('profileNotif')
  const { t: common } = useTranslation()
  const { user } = useUser()
  const answer = notificationSettingApi.useNotificationSettingsQuery()
  return (
    <AccountFrame title={common('nav.crumb.profileNotif')} lead={t('notif.lead')}>
      <Loaded
        answer={answer}
        skeleton={
          <>
            <SectionSkeleton title={t('channels.title')} lines={28} />
            <SectionSkeleton title={t('topics.title')} lines={55} />
          </>
        }
      >
        {(settings) => <NotifEditor settings={settings} />}
      </Loaded>
      {/* The rules are settings of the account, which not every role of a team opens. */}
      {user?.profile.userType !== 'worker' && passes('setting', personOf(user)) && (
        <LateSection
          title={t('alerts.title')}
          lines={5}
          load={loadAlerts}
          props={{}}
          ns={alertWords}
        />
      )}
    </AccountFrame>
  )
}
