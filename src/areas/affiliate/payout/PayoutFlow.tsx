import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { payoutCalls } from '@/api/contract/payouts.ts'
import type { PayoutQuote, Payout } from '@/api/contract/payouts.ts'
import type { PayoutMethod, Wallet } from '@/api/contract/wallet.ts'
import { payoutsApi, payoutCanceling } from '@/api/endpoints/payouts.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { usePaymentReview } from '@/shared/review/use-review.ts'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Button } from '@/ui/Button.tsx'
import { emptyPayout, payoutAbout, PayoutForm, payoutFormName } from './PayoutForm.tsx'
import type { PayoutEntry } from './PayoutForm.tsx'
import { PayoutReview } from './PayoutReview.tsx'
import { PayoutTerms } from './PayoutTerms.tsx'

interface PayoutFlowProps {
  terms: PayoutQuote
  wallet: Wallet | null
  method: PayoutMethod | undefined
  onMoved: () => void
  /** Replaces the form if nothing can be paid out. */
  children: ReactNode
}

export function PayoutFlow(props: PayoutFlowProps) {
  const { terms, wallet, method, onMoved, children } = props
  const [create] = payoutsApi.useCreatePayoutMutation()
  const review = usePaymentReview<typeof payoutCalls.createPayout, typeof emptyPayout, PayoutEntry>(
    {
      name: payoutFormName,
      call: payoutCalls.createPayout,
      empty: emptyPayout,
      about: payoutAbout(terms, wallet),
    },
  )
  const { reviewed, intent } = review
  if (review.answer) return <Requested payout={review.answer} onAgain={review.again} />
  return (
    <div className="stack gap-4">
      <IntentNotice intent={intent} />
      {reviewed && (
        <PayoutReview
          asked={reviewed}
          account={wallet?.account ?? ''}
          busy={intent.asking}
          // The quote is not part of the intent: the same amount with a newer quote is the same
          // payout.
          send={(quote) =>
            review.send(reviewed.entries, (idempotencyKey) =>
              create({ ...reviewed.entries, quoteId: quote.id, idempotencyKey }).unwrap(),
            )
          }
          onChange={review.back}
          onMoved={onMoved}
        />
      )}
      {!reviewed && method && wallet && <PayoutTerms terms={terms} method={method} />}
      {!review.isResumed &&
        (children && !reviewed
          ? children
          : method &&
            wallet && (
              <PayoutForm
                terms={terms}
                wallet={wallet}
                method={method}
                hidden={reviewed !== null}
                onAsked={review.open}
              />
            ))}
    </div>
  )
}

/** The payout was requested. Links to its status. It goes when the payout is canceled below it. */
function Requested({ payout: { id, amount }, onAgain }: { payout: Payout; onAgain: () => void }) {
  const { t } = useTranslation('payout')
  const money = useMoneyText()
  const [, canceled] = payoutsApi.useCancelPayoutMutation(payoutCanceling)
  const isCanceled = canceled.data?.id === id
  useEffect(() => {
    if (isCanceled) onAgain()
  }, [isCanceled, onAgain])
  return (
    <Outcome fresh title={t('done.title', { sum: money(amount.amount, amount.currency) })}>
      <div className="stack gap-3">
        <p>{t('done.text', { id: String(id) })}</p>
        <div className="cluster gap-3">
          <RouteLink to={{ id: 'payoutHistory' }} className={buttonClass({ variant: 'secondary' })}>
            {t('done.history')}
          </RouteLink>
          <Button variant="tertiary" onClick={onAgain}>
            {t('done.again')}
          </Button>
        </div>
      </div>
    </Outcome>
  )
}
