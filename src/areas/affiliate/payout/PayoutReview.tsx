import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { PayoutQuote } from '@/api/contract/payouts.ts'
import type { PayoutMethod } from '@/api/contract/wallet.ts'
import { payoutsApi } from '@/api/endpoints/payouts.ts'
import { load } from '@/api/load.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import type { Dispatch } from '@/session/person.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { clock, useSecondsTo } from '@/shared/form/retry.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Button } from '@/ui/Button.tsx'
import { Cluster } from '@/ui/Cluster.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { useAssetText } from '../method/use-asset-text.ts'
import { useMethodText } from '../method/use-method-text.ts'
import facts from '../method/method.module.css'
import s from './payout.module.css'

export interface Asked {
  typed: string
  method: PayoutMethod
  /** The entries in the backend's form. */
  entries: { amount: { amount: string; currency: string }; methodId: string }
  quote: PayoutQuote
}

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
  asked: Asked
  /** The masked wallet. */
  account: string
  method: PayoutMethod
  /** The answer was lost and is being requested. */
  busy: boolean
  send: (quote: PayoutQuote, prove: typeof withProof) => Promise<void>
  onChange: () => void
  onMoved: () => void
}

/** The review of a payout: the deducted and the received amount, and how long the quote applies. */
export function PayoutReview(props: PayoutReviewProps) {
  const { asked, account, method, busy, send, onChange, onMoved } = props
  const { t } = useTranslation('payout')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const asset = useAssetText()
  const text = useMethodText()
  const dispatch: Dispatch = useDispatch()
  const action = useAction()
  const [quote, setQuote] = useState(asked.quote)
  const [before, setBefore] = useState<PayoutQuote | null>(null)
  const [refused, setRefused] = useState<(typeof refusals)[keyof typeof refusals] | null>(null)
  const [isOver, setIsOver] = useState(false)
  const id = useId()
  const heading = useTakeFocus<HTMLHeadingElement>()
  const time = Date.parse(quote.validUntil ?? '')
  const left = useSecondsTo(Number.isNaN(time) ? 0 : time)
  const expired = isOver || (!Number.isNaN(time) && left === 0)
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
    <section className={facts.review} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t('review.title')}
      </h3>
      <ActionProblem action={action} />
      {refused && (
        <Notice tone="bad" role="alert" title={t(`refused.${refused}.title`)}>
          {t(`refused.${refused}.text`)}
        </Notice>
      )}
      <dl className={facts.facts}>
        <div>
          <dt>{t('review.to')}</dt>
          <dd>
            {method.title || method.id}{' '}
            <span translate="no" dir="ltr">
              {account}
            </span>
          </dd>
        </div>
        <div>
          <dt>{common('label.takenFromBalance')}</dt>
          <dd>
            <Money {...amount} locale={locale} />
          </dd>
        </div>
        {fee && (
          <div>
            <dt>{common('label.fee')}</dt>
            <dd>
              <Money amount={fee.amount} currency={fee.currency} locale={locale} />
            </dd>
          </div>
        )}
        {receive && (
          <div data-total="">
            <dt>{common('label.youReceive')}</dt>
            <dd>{asset(receive)}</dd>
          </div>
        )}
        {eta && (
          <div>
            <dt>{t('review.eta')}</dt>
            <dd>{text.eta(eta)}</dd>
          </div>
        )}
      </dl>
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
          <p className={s.time}>
            {t('quote.left')} <b className={s.clock}>{clock(left)}</b>
          </p>
        )
      )}
      <p className={facts.note}>{t('review.note')}</p>
      <Cluster>
        <Button
          size="lg"
          loading={action.busy || busy}
          loadingText={common(expired ? 'busy' : 'busy')}
          onClick={() =>
            void action.run(() => judged(expired ? requote : () => send(quote, withProof)))
          }
        >
          {t(expired ? 'quote.again' : 'review.send')}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          disabledReason={action.busy || busy ? t('review.wait') : undefined}
          onClick={onChange}
        >
          {common('action.change')}
        </Button>
      </Cluster>
    </section>
  )
}
