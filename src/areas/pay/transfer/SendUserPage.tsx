import { useTranslation } from '@/i18n/use-translation.ts'
import { useSearchParams } from 'react-router'
import { transfersApi } from '@/api/endpoints/ledger.ts'
import type { PageLoader } from '@/session/person.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { transferQuery } from './transfer.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { toProblem } from '@/api/problem.ts'
import { compare } from '@/lib/decimal.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { TransferFlow } from './TransferFlow.tsx'

/** Loads late, because it is below the form. */
const loadTransfers = async () => (await import('./Transfers.tsx')).Transfers

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(transfersApi.endpoints.transferLimits.initiate()))

export default function SendUserPage() {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  const [params] = useSearchParams()
  return (
    <AccountFrame wide title={common('nav.crumb.sendUser')} lead={t('lead')}>
      <TransferSection />
      <LateSection
        title={common('label.transfers')}
        lines={20}
        load={loadTransfers}
        props={{}}
        // An address with filters is about the list, so it loads at once.
        onSight={!transferQuery.isIn(params)}
      />
    </AccountFrame>
  )
}

/** The form, or the way to a top-up if the balance is too low. */
function TransferSection() {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  const {
    data: limits,
    error,
    isFetching,
    refetch,
  } = transfersApi.useTransferLimitsQuery(undefined, { refetchOnMountOrArgChange: 10 })
  if (!limits && !error)
    return <SectionSkeleton title={t('send.title')} text={t('send.text')} lines={25} unknown />
  const broke =
    limits?.available && compare(limits.available.amount, limits.min?.amount ?? '0.01') < 0
  return (
    <AccountSection title={t('send.title')} text={t('send.text')}>
      {!limits ? (
        <ProblemState
          problem={toProblem(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          level={3}
        />
      ) : broke ? (
        <TransferFlow limits={limits}>
          <EmptyState
            level={3}
            illustration={<EmptyBox />}
            title={t('send.broke')}
            action={
              <RouteLink to={{ id: 'pay' }} className={buttonClass()}>
                {common('action.addFunds')}
              </RouteLink>
            }
          >
            {t('send.brokeText')}
          </EmptyState>
        </TransferFlow>
      ) : (
        <TransferFlow limits={limits} />
      )}
    </AccountSection>
  )
}
