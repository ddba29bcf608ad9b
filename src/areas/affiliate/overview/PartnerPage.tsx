import { useTranslation } from 'react-i18next'
import { partnerApi } from '@/api/endpoints/partner.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { toProblem } from '@/api/problem.ts'
import type { PageLoader } from '@/session/person.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Notice } from '@/ui/Notice.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { Balance } from './Balance.tsx'
import { LinkBuilder } from './LinkBuilder.tsx'
import { Rates } from './Rates.tsx'

/** Loads late, because it is below the link. */
const loadStats = async () => (await import('./StatsSection.tsx')).StatsSection

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(partnerApi.endpoints.partner.initiate()))

export default function PartnerPage() {
  const { t } = useTranslation('partner')
  const { t: common } = useTranslation()
  const {
    data: partner,
    error,
    isFetching,
    refetch,
  } = partnerApi.usePartnerQuery(undefined, { refetchOnMountOrArgChange: 15 })
  return (
    <AccountFrame
      wide
      title={t('title')}
      lead={t('lead')}
      actions={
        <RouteLink to={{ id: 'payout' }} className={buttonClass()}>
          {common('action.payout')}
        </RouteLink>
      }
    >
      {partner ? (
        <>
          {partner.status === 'limited' && (
            <Notice tone="warn" title={t('status.limited')}>
              {t('status.limitedText')}
            </Notice>
          )}
          {partner.status === 'blocked' && (
            <Notice tone="bad" title={t('status.blocked')}>
              {t('status.blockedText')}
            </Notice>
          )}
          <Balance partner={partner} />
          {partner.status !== 'blocked' && <LinkBuilder partner={partner} />}
          <Rates rates={partner.rates} />
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
          <SectionSkeleton title={common('account.balance')} lines={3} />
          <SectionSkeleton title={t('link.title')} lines={8} />
        </>
      )}
      <LateSection
        title={common('nav.crumb.softwareStatistic')}
        lines={16}
        load={loadStats}
        props={{}}
      />
    </AccountFrame>
  )
}
