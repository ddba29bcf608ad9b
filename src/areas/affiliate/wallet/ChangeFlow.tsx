import { useTranslation } from '@/i18n/use-translation.ts'
import { walletCalls } from '@/api/contract/wallet.ts'
import type { PayoutMethod } from '@/api/contract/wallet.ts'
import { cutText } from '@/lib/cut-text.ts'
import { removeDraft } from '@/lib/drafts.ts'
import { useOwner } from '@/session/use-user.ts'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { useReview } from '@/shared/review/use-review.ts'
import { Button } from '@/ui/Button.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { useMethodText } from '../method/use-method-text.ts'
import { AccountForm, walletFormName } from './AccountForm.tsx'
import { WalletReview } from './WalletReview.tsx'
import type { Entered, SentWallet } from './WalletReview.tsx'

interface ChangeFlowProps {
  methods: readonly PayoutMethod[]
}

/**
 * Changes the wallet: method, account, review, email. The method and the step are in the address;
 * only this component holds the account.
 */
export function ChangeFlow({ methods }: ChangeFlowProps) {
  const { t } = useTranslation('wallet')
  const { t: words } = useTranslation('walletMethod')
  const text = useMethodText()
  const review = useReview<Entered, SentWallet>()
  const { params, change, reviewed } = review
  const owner = useOwner()
  const finish = (answer: SentWallet): void => {
    for (const { id } of methods) removeDraft(owner, walletFormName(id))
    review.finish(answer, { method: null })
  }
  const intent = usePaymentIntent({
    name: 'wallet',
    call: walletCalls.updateWallet,
    onFound: finish,
  })
  const usable = methods.filter(({ status }) => status === 'available')
  const method = usable.find(({ id }) => id === params.get('method'))

  if (review.answer) return <Mailed sent={review.answer} onAgain={review.again} />
  return (
    <div className="stack gap-5">
      <IntentNotice intent={intent} />
      {reviewed && (
        <WalletReview entered={reviewed} intent={intent} onChange={review.back} onSent={finish} />
      )}
      <div hidden={reviewed !== null || intent.asking}>
        <div className="stack gap-5">
          <RadioCards
            legend={t('method.legend')}
            name="wallet-method"
            columns={2}
            value={method?.id ?? ''}
            onValue={(id) => change({ method: id, step: null }, { replace: true })}
            options={methods
              .filter(({ status }) => status !== 'hidden')
              .map(({ id, title, currency, limits, schedule, eta, status }) => ({
                value: id,
                label: cutText(title || id),
                text: [
                  limits && text.range(limits),
                  limits && text.fee(limits),
                  text.schedule({ schedule }),
                  eta && words('arrives', { eta: text.eta(eta) }),
                ]
                  .filter(Boolean)
                  .join(' · '),
                aside: status === 'available' ? currency : words('down'),
                disabled: status !== 'available',
              }))}
          />
          {method && (
            <AccountForm
              key={method.id}
              method={method}
              hidden={reviewed !== null}
              onEntered={(fields) => review.open({ method, fields })}
            />
          )}
        </div>
      </div>
    </div>
  )
}

function Mailed({
  sent: { sentTo, expiresAt },
  onAgain,
}: {
  sent: SentWallet
  onAgain: () => void
}) {
  const { t } = useTranslation('wallet')
  const { t: common } = useTranslation()
  const format = useFormat()
  return (
    <Outcome fresh title={common('label.checkEmail')}>
      <div className="stack gap-3">
        <p>{sentTo ? t('mailed.to', { email: sentTo }) : t('mailed.text')}</p>
        {expiresAt && (
          <p>{common('label.linkUntil', { date: format.date(expiresAt, 'dateTime') })}</p>
        )}
        <div>
          <Button variant="secondary" onClick={onAgain}>
            {t('mailed.again')}
          </Button>
        </div>
      </div>
    </Outcome>
  )
}
