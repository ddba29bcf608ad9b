import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { payoutCalls } from '@/api/contract/payouts.ts'
import type { Payout, PayoutQuote } from '@/api/contract/payouts.ts'
import type { PayoutMethod, Wallet } from '@/api/contract/wallet.ts'
import { payoutsApi } from '@/api/endpoints/payouts.ts'
import { useUser } from '@/session/use-user.ts'
import { removeDraft, saveDraft } from '@/lib/drafts.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { PartLost } from '@/shared/PartLost.tsx'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import type { withProof } from '@/shared/proof/with-proof.ts'
import { useAddress } from '@/shared/query/use-address.ts'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { Stack } from '@/ui/Stack.tsx'
import { loadReview } from './load-review.ts'
import { emptyPayout, PayoutForm, payoutFormName } from './PayoutForm.tsx'
import { Requested } from './Requested.tsx'
import type { Asked } from './PayoutReview.tsx'

interface PayoutFlowProps {
  terms: PayoutQuote
  wallet: Wallet | null
  method: PayoutMethod | undefined
  onMoved: () => void
  /** Replaces the form if nothing can be paid out. */
  children: ReactNode
}

/**
 * A payout in two steps. The second step is in the address, so that Back leads to the first and
 * nothing is sent.
 */
export function PayoutFlow(props: PayoutFlowProps) {
  const { terms, wallet, method, onMoved, children } = props
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params, change] = useAddress()
  const owner = useUser().user?.id ?? 'guest'
  const [asked, setAsked] = useState<Asked | null>(null)
  const [done, setDone] = useState<Payout | null>(null)
  const [create] = payoutsApi.useCreatePayoutMutation()
  const intent = usePaymentIntent({
    name: payoutFormName,
    call: payoutCalls.createPayout,
    onFound: finish,
  })

  function finish(payout: Payout): void {
    removeDraft(owner, payoutFormName)
    setDone(payout)
    setAsked(null)
    change({ step: null }, { replace: true })
  }
  function review(next: Asked): void {
    // Looking at the quote does not send anything, so the draft must survive a reload.
    saveDraft(owner, payoutFormName, emptyPayout, { amount: next.typed })
    setAsked(next)
    change({ step: 'review' })
  }
  async function go(
    { entries }: Asked,
    quote: PayoutQuote,
    prove: typeof withProof,
  ): Promise<void> {
    // The quote is not part of the intent: the same amount with a newer quote is the same payout.
    const outcome = await intent.submit(entries, (idempotencyKey) =>
      prove(() => create({ ...entries, quoteId: quote.id, idempotencyKey }).unwrap()),
    )
    if ('answer' in outcome) finish(outcome.answer)
  }

  if (done) return <Requested payout={done} onAgain={() => setDone(null)} />
  const reviewing = asked !== null && params.get('step') === 'review'
  // A request was sent before this page loaded. Nothing can be typed until its result is known.
  const resumed = asked === null && intent.asking
  return (
    <Stack gap={4}>
      <IntentNotice intent={intent} />
      {reviewing && (
        <LatePart
          load={loadReview}
          props={{
            asked,
            account: wallet?.account ?? '',
            method: asked.method,
            busy: intent.asking,
            send: (quote, prove) => go(asked, quote, prove),
            onChange: () => void navigate(-1),
            onMoved,
          }}
          fallback={
            <SkeletonGroup label={t('loading')}>
              <Skeleton lines={7} />
            </SkeletonGroup>
          }
          failed={<PartLost level={3} />}
        />
      )}
      {!resumed &&
        (children && !reviewing
          ? children
          : method &&
            wallet && (
              <PayoutForm
                terms={terms}
                wallet={wallet}
                method={method}
                hidden={reviewing}
                onAsked={review}
              />
            ))}
    </Stack>
  )
}
