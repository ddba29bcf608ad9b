import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useDispatch } from 'react-redux'
import type { PayoutQuote } from '@/api/contract/payouts.ts'
import { payoutsApi } from '@/api/endpoints/payouts.ts'
import { load } from '@/api/load.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { known } from '@/lib/known.ts'
import type { Dispatch } from '@/session/person.ts'
import { clock, useSecondsTo } from '@/shared/form/retry.ts'
import { ReviewFact, MoneyFact } from '@/shared/review/ReviewFacts.tsx'
import { ReviewStep } from '@/shared/review/ReviewStep.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useAssetText } from '../method/use-asset-text.ts'
import { useMethodText } from '../method/use-method-text.ts'
import type { PayoutEntry } from './PayoutForm.tsx'
import s from '../affiliate.module.css'
import { deviceTime } from '@/lib/server-clock.ts'

/** Refusals with their own explanation: something has changed since the quote. */
const refusals = {
  ERROR_WALLET_LOCKED: 'locked',
  ERROR_METHOD_UNAVAILABLE: 'down',
  ERROR_PAYOUT_MINIMUM: 'limit',
  ERROR_LIMIT_EXCEEDED: 'limit',
  ERROR_INSUFFICIENT_FUNDS: 'funds',
  ERROR_CONFLICT: 'wallet',
} as const

interface PayoutReviewProps {
  asked: PayoutEntry
  /** The masked wallet. */
  account: string
  /** The answer was lost and is being requested. */
  busy: boolean
  send: (quote: PayoutQuote) => Promise<void>
  onChange: () => void
  onMoved: () => void
}

/** The review of a payout: the deducted and the received amount, and how long the quote applies. */
export function PayoutReview(props: PayoutReviewProps) {
  const { asked, account, busy, send, onChange, onMoved } = props
  const { t } = useTranslation('payout')
  const { t: common } = useTranslation()
  const asset = useAssetText()
  const text = useMethodText()
  const dispatch: Dispatch = useDispatch()
  const [quote, setQuote] = useState(asked.quote)
  const [before, setBefore] = useState<PayoutQuote | null>(null)
  const [refused, setRefused] = useState<(typeof refusals)[keyof typeof refusals] | null>(null)
  const [isOver, setIsOver] = useState(false)
  const time = deviceTime(quote.validUntil)
  const left = useSecondsTo(Number.isNaN(time) ? 0 : time)
  const expired = isOver || (!Number.isNaN(time) && left === 0)
  const { method } = asked
  const { amount } = asked.entries
  const { fee, receive, eta } = quote
  const changed =
    before !== null &&
    (before.fee?.amount !== fee?.amount || before.receive?.amount !== receive?.amount)

  async function requote(): Promise<void> {
    const next = await load(
      dispatch(
        payoutsApi.endpoints.payoutQuote.initiate(
          { amount: amount.amount },
          { subscribe: false, forceRefetch: true },
        ),
      ),
    )
    setBefore(quote)
    setQuote(next)
    setIsOver(false)
  }
  async function judged(work: () => Promise<void>): Promise<void> {
    setRefused(null)
    try {
      await work()
    } catch (error) {
      const problem = toProblem(error)
      if (problem.code === 'ERROR_QUOTE_EXPIRED') return setIsOver(true)
      const found = known(refusals, problem.code ?? problemKey(problem))
      if (!found) throw error
      setRefused(found)
      onMoved()
    }
  }
  return (
    <ReviewStep
      title={t('review.title')}
      refused={
        refused && (
          <Notice tone="bad" role="alert" title={t(`refused.${refused}.title`)}>
            {t(`refused.${refused}.text`)}
          </Notice>
        )
      }
      facts={
        <>
          <ReviewFact name={t('review.to')}>
            {method.title || method.id}{' '}
            <span translate="no" dir="ltr">
              {account}
            </span>
          </ReviewFact>
          <MoneyFact name={common('label.takenFromBalance')} sum={amount} />
          <MoneyFact name={common('label.fee')} sum={fee} />
          <ReviewFact name={common('label.youReceive')} isTotal>
            {receive && asset(receive)}
          </ReviewFact>
          <ReviewFact name={t('review.eta')}>{eta && text.eta(eta)}</ReviewFact>
        </>
      }
      note={t('review.note')}
      submit={t(expired ? 'quote.again' : 'review.send')}
      busy={busy}
      wait={t('review.wait')}
      send={() => judged(expired ? requote : () => send(quote))}
      onChange={onChange}
    >
      <div role="status">
        {changed && (
          <Notice tone="warn" title={t('quote.changed')}>
            {before.receive && t('quote.before', { sum: asset(before.receive) })}
          </Notice>
        )}
      </div>
      {expired ? (
        <Notice tone="warn" role="alert" title={t('quote.over')}>
          {t('quote.overText')}
        </Notice>
      ) : (
        quote.validUntil && (
          <p className="quiet">
            {t('quote.left')} <b className={`num ${s.clock}`}>{clock(left)}</b>
          </p>
        )
      )}
    </ReviewStep>
  )
}
