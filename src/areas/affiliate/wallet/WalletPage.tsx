import { useTranslation } from '@/i18n/use-translation.ts'
import { walletApi } from '@/api/endpoints/payouts.ts'
import { firstPaint, justLoaded } from '@/api/first-paint.ts'
import { toProblem } from '@/api/problem.ts'
import type { PageLoader } from '@/session/person.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { CurrentWallet } from './CurrentWallet.tsx'

/** Loads late, because the checks of account numbers weigh as much as the page. */
const loadChange = async () => (await import('./ChangeSection.tsx')).ChangeSection

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(walletApi.endpoints.wallet.initiate()))

export default function WalletPage() {
  const { t } = useTranslation('wallet')
  const { t: common } = useTranslation()
  const refresh = { refetchOnMountOrArgChange: justLoaded }
  const { data: wallet, error, isFetching, refetch } = walletApi.useWalletQuery(undefined, refresh)
  const { data: methods } = walletApi.useWalletMethodsQuery(undefined, refresh)
  return (
    <AccountFrame wide title={common('nav.crumb.walletEdit')} lead={t('lead')}>
      {wallet !== undefined ? (
        <>
          <CurrentWallet wallet={wallet} methods={methods?.records ?? []} />
          <LateSection
            title={t(wallet?.methodId ? 'change.title' : 'change.first')}
            lines={10}
            load={loadChange}
            props={{ wallet }}
            onSight={false}
          />
        </>
      ) : error ? (
        <ProblemState
          problem={toProblem(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          level={2}
        />
      ) : (
        <>
          <SectionSkeleton title={t('current.title')} lines={19} />
          <SectionSkeleton title={t('change.title')} lines={21} />
        </>
      )}
    </AccountFrame>
  )
}
