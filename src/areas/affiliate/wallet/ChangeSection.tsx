import { useTranslation } from '@/i18n/use-translation.ts'
import type { Wallet } from '@/api/contract/wallet.ts'
import { walletApi } from '@/api/endpoints/payouts.ts'
import { toProblem } from '@/api/problem.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { ChangeFlow } from './ChangeFlow.tsx'

export interface ChangeProps {
  wallet: Wallet | null
}

/** A new wallet: its method, its account, a review, and a confirmation by email. */
export function ChangeSection({ wallet }: ChangeProps) {
  const { t } = useTranslation('wallet')
  const { t: account } = useTranslation()
  const { data, error, isFetching, refetch } = walletApi.useWalletMethodsQuery()
  const isFirst = !wallet?.methodId
  return (
    <AccountSection
      title={t(isFirst ? 'change.first' : 'change.title')}
      text={t(isFirst ? 'change.firstText' : 'change.text')}
    >
      {data ? (
        data.records.length > 0 ? (
          <ChangeFlow methods={data.records} />
        ) : (
          <EmptyState level={3} illustration={<EmptyBox />} title={t('change.none')}>
            {t('change.noneText')}
          </EmptyState>
        )
      ) : error ? (
        <ProblemState
          problem={toProblem(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          level={3}
        />
      ) : (
        <SkeletonGroup label={account('loading')}>
          <Skeleton lines={10} />
        </SkeletonGroup>
      )}
    </AccountSection>
  )
}
