import { useTranslation } from '@/i18n/use-translation.ts'
import { useState } from 'react'
import { workerHubApi } from '@/api/endpoints/worker.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { workerHubCalls } from '@/api/contract/worker-hub.ts'
import type { Reward } from '@/api/contract/worker-hub.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { toast } from '@/ui/toast-store.ts'
import { workerLoader } from '../frame/loaders.ts'
import { WorkerFrame } from '../frame/WorkerFrame.tsx'
import { RewardCard } from './RewardCard.tsx'
import s from '../account.module.css'

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
    <Loaded answer={answer} skeleton={<SectionSkeleton title={t('title')} lines={24} />}>
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

const order = ['claimable', 'active', 'locked', 'claimed', 'expired']
const placeOf = ({ state }: Reward): number => (order.includes(state) ? order.indexOf(state) : 9)

/** The rewards, claimable ones first. Each can be claimed once. */
function RewardList({ rewards }: { rewards: readonly Reward[] }) {
  const { t } = useTranslation('rewards')
  const [claim] = workerHubApi.useClaimRewardMutation()
  const [claiming, setClaiming] = useState<Reward['id'] | null>(null)
  const action = useAction()
  const intent = usePaymentIntent({
    name: 'reward',
    call: workerHubCalls.claimReward,
    onFound: () => toast({ tone: 'ok', text: t('claimed'), id: 'reward' }),
  })
  const press = async ({ id }: Reward): Promise<void> => {
    setClaiming(id)
    await action.run(async () => {
      const outcome = await intent.submit({ id }, (idempotencyKey) =>
        claim({ id, idempotencyKey }).unwrap(),
      )
      if ('answer' in outcome) toast({ tone: 'ok', text: t('claimed'), id: 'reward' })
    })
    setClaiming(null)
  }
  return (
    <AccountSection title={t('title')}>
      <div className="stack gap-4">
        <IntentNotice intent={intent} />
        <ActionProblem action={action} />
        <PartedList
          as="ul"
          className={`bare grid gap-4 ${s.rewards}`}
          rows={rewards.toSorted((a, b) => placeOf(a) - placeOf(b))}
        >
          {(reward) => (
            <RewardCard
              key={reward.id}
              reward={reward}
              isBusy={claiming === reward.id}
              onClaim={() => void press(reward)}
            />
          )}
        </PartedList>
      </div>
    </AccountSection>
  )
}
