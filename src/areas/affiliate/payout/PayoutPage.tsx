import { useTranslation } from 'react-i18next'
import { payoutsApi } from '@/api/endpoints/payouts.ts'
import { walletApi } from '@/api/endpoints/wallet.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { toProblem } from '@/api/problem.ts'
import type { PageLoader } from '@/session/person.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { Available } from './Available.tsx'
import { PayoutSection } from './PayoutSection.tsx'

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(payoutsApi.endpoints.payoutQuote.initiate({})))

export default function PayoutPage() {
  const { t } = useTranslation('payout')
  const { t: common } = useTranslation()
  const refresh = { refetchOnMountOrArgChange: true, skipPollingIfUnfocused: true }
  const terms = payoutsApi.usePayoutQuoteQuery({}, { ...refresh, pollingInterval: 60_000 })
  const wallet = walletApi.useWalletQuery(undefined, refresh)
  const methods = walletApi.useWalletMethodsQuery(undefined, refresh)
  const all = [terms, wallet, methods]
  const failed = all.find(({ data, error }) => data === undefined && error !== undefined)
  return (
    <AccountFrame
      wide
      title={common('nav.crumb.payout')}
      lead={t('lead')}
      actions={
        <RouteLink to={{ id: 'payoutHistory' }} className={buttonClass({ variant: 'secondary' })}>
          {t('history')}
        </RouteLink>
      }
    >
      {terms.data && wallet.data !== undefined && methods.data ? (
        <>
          <Available terms={terms.data} />
          <PayoutSection
            terms={terms.data}
            wallet={wallet.data}
            methods={methods.data.records}
            onMoved={() => {
              for (const { refetch } of all) void refetch()
            }}
          />
        </>
      ) : failed ? (
        <ProblemState
          problem={toProblem(failed.error)}
          onRetry={() => {
            for (const { refetch } of all) void refetch()
          }}
          busy={failed.isFetching}
          level={2}
        />
      ) : (
        <>
          <SectionSkeleton title={t('available.title')} lines={4} />
          <SectionSkeleton title={common('action.payout')} lines={6} />
        </>
      )}
    </AccountFrame>
  )
}
