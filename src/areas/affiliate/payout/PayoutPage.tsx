import { useTranslation } from '@/i18n/use-translation.ts'
import { payoutsApi, walletApi } from '@/api/endpoints/payouts.ts'
import { firstPaint, justLoaded } from '@/api/first-paint.ts'
import { toProblem } from '@/api/problem.ts'
import type { PageLoader } from '@/session/person.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { IdentityLink } from '@/shared/ProblemWay.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { PayoutSection } from './PayoutSection.tsx'
import type { PayoutQuote } from '@/api/contract/payouts.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { useUser } from '@/session/use-user.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { Money } from '@/ui/Money.tsx'
import s from '../affiliate.module.css'

const loadWorkerMoney = async () => (await import('../earnings/WorkerMoney.tsx')).WorkerMoney
const moneyWords = ['earnings', 'payouts'] as const
const noProps = {}

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(payoutsApi.endpoints.payoutQuote.initiate({})))

export default function PayoutPage() {
  const { t } = useTranslation('payout')
  const { t: common } = useTranslation()
  const { t: shell } = useTranslation('shell')
  const isWorker = useUser().user?.profile.userType === 'worker'
  const refresh = { refetchOnMountOrArgChange: justLoaded, skipPollingIfUnfocused: true }
  const terms = payoutsApi.usePayoutQuoteQuery({}, { ...refresh, pollingInterval: 60_000 })
  const wallet = walletApi.useWalletQuery(undefined, refresh)
  const methods = walletApi.useWalletMethodsQuery(undefined, refresh)
  const all = [terms, wallet, methods]
  const failed = all.find(({ data, error }) => data === undefined && error !== undefined)
  return (
    <AccountFrame
      wide
      title={isWorker ? shell('rail.section.payout') : common('nav.crumb.payout')}
      lead={t(isWorker ? 'workerLead' : 'lead')}
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
          <SectionSkeleton title={common('action.payout')} lines={19} />
        </>
      )}
      {isWorker && (
        <LateSection
          title={shell('rail.section.payout')}
          lines={24}
          load={loadWorkerMoney}
          props={noProps}
          ns={moneyWords}
          onSight={false}
        />
      )}
    </AccountFrame>
  )
}

const reasons = ['hold', 'promo', 'deposit', 'turned_customer', 'review', 'identity'] as const

/** What can be paid out, and what cannot and why. */
function Available({ terms: { available, unavailable } }: { terms: PayoutQuote }) {
  const { t } = useTranslation('payout')
  const locale = useLocale()
  const format = useFormat()
  return (
    <AccountSection title={t('available.title')}>
      <div className={`grid gap-4 gap-x-6 ${s.available}`}>
        <p className={`text-5 break ${s.sum}`}>
          <Money amount={available.amount} currency={available.currency} locale={locale} />
        </p>
        {unavailable.length > 0 && (
          <div className={`grid min-0 break gap-2 quiet text-2 ${s.not}`}>
            <h3>{t('available.not')}</h3>
            <ul className="bare grid gap-2">
              {unavailable.map(({ reason, amount, until }) => {
                const found = known(reasons, reason)
                return (
                  <li key={reason}>
                    <b>
                      <Money amount={amount.amount} currency={amount.currency} locale={locale} />
                    </b>{' '}
                    {found ? t(`reason.${found}`) : plainCode(reason)}{' '}
                    {found === 'identity' && <IdentityLink />}
                    {until && (
                      <span className={`text-1 ${s.until}`}>
                        {t('available.until', { date: format.date(until, 'dateTime') })}
                      </span>
                    )}
                  </li>
                )
              })}
            </ul>
          </div>
        )}
      </div>
    </AccountSection>
  )
}
