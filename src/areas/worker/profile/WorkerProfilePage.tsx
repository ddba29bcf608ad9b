import { useTranslation } from '@/i18n/use-translation.ts'
import type { User } from '@/api/contract/user.ts'
import { workerHubApi } from '@/api/endpoints/worker.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { workerLoader } from '../frame/loaders.ts'
import { WorkerFrame } from '../frame/WorkerFrame.tsx'
import { ProfileEditor } from './ProfileEditor.tsx'

export const loader = workerLoader((dispatch) => [
  dispatch(workerHubApi.endpoints.publicProfile.initiate()),
])

export default function WorkerProfilePage() {
  const { t } = useTranslation('workerProfile')
  const { t: common } = useTranslation()
  return (
    <WorkerFrame title={common('nav.crumb.workerProfile')} lead={t('lead')}>
      {(user) => <PublicView user={user} />}
    </WorkerFrame>
  )
}

function PublicView({ user }: { user: User }) {
  const { t } = useTranslation('workerProfile')
  const answer = workerHubApi.usePublicProfileQuery()
  return (
    <Loaded
      answer={answer}
      skeleton={
        <>
          <SectionSkeleton title={t('form.title')} lines={23} />
          <SectionSkeleton title={t('preview.title')} lines={8} />
        </>
      }
    >
      {(profile) => <ProfileEditor user={user} profile={profile} />}
    </Loaded>
  )
}
