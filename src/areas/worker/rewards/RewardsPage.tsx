import { useTranslation } from 'react-i18next'
import { workerHubApi } from '@/api/endpoints/worker-hub.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { workerLoader } from '../frame/loaders.ts'
import { WorkerFrame } from '../frame/WorkerFrame.tsx'
import { RewardList } from './RewardList.tsx'

export const loader = workerLoader((dispatch) => [
  dispatch(workerHubApi.endpoints.rewards.initiate()),
])

export default function RewardsPage() {
  const { t } = useTranslation('rewards')
  const { t: common } = useTranslation()
  return (
    <WorkerFrame title={common('nav.crumb.rewards')} lead={t('lead')}>
      {() => <Rewards />}
    </WorkerFrame>
  )
}

function Rewards() {
  const { t } = useTranslation('rewards')
  const answer = workerHubApi.useRewardsQuery()
  return (
    <Loaded answer={answer} skeleton={<SectionSkeleton title={t('title')} lines={12} />}>
      {({ records }) =>
        records.length === 0 ? (
          <EmptyState level={2} title={t('empty.title')}>
            {t('empty.text')}
          </EmptyState>
        ) : (
          <RewardList rewards={records} />
        )
      }
    </Loaded>
  )
}
