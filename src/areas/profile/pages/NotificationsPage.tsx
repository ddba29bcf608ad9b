import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notificationSettingApi } from '@/api/endpoints/notification-settings.ts'
import { toProblem } from '@/api/problem.ts'
import type { Dispatch } from '@/session/person.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { firstPaint } from '@/shared/account/first-paint.ts'
import { NotifEditor } from '../parts/notif/NotifEditor.tsx'
import { ProfileFrame } from '../parts/ProfileFrame.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'

export const loader = ({ store: { dispatch } }: { store: { dispatch: Dispatch } }): Promise<null> =>
  firstPaint(dispatch(notificationSettingApi.endpoints.notificationSettings.initiate()))

export default function NotificationsPage() {
  const { t } = useTranslation('profileNotif')
  const { t: common } = useTranslation()
  const { data, error, isFetching, refetch } = notificationSettingApi.useNotificationSettingsQuery()
  const [prefix, setPrefix] = useState<string>()
  return (
    <ProfileFrame title={common('nav.crumb.profileNotif')} lead={t('notif.lead')} prefix={prefix}>
      {data ? (
        <NotifEditor settings={data} onPrefix={setPrefix} />
      ) : error ? (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <>
          <SectionSkeleton title={t('channels.title')} />
          <SectionSkeleton title={t('topics.title')} lines={9} />
        </>
      )}
    </ProfileFrame>
  )
}
