import { useTranslation } from '@/i18n/use-translation.ts'
import { useNavigate } from 'react-router'
import { cryptoCalls } from '@/api/contract/crypto.ts'
import type { CryptoPayment } from '@/api/contract/crypto.ts'
import type { PayMethodDetails } from '@/api/contract/pay-methods.ts'
import { cryptoApi } from '@/api/endpoints/pay.ts'
import { useOwner } from '@/session/use-user.ts'
import { useHref, useLocale } from '@/i18n/page-context.ts'
import { shownAmount } from '@/lib/typed-amount.ts'
import { removeDraft } from '@/lib/drafts.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useAddress } from '@/shared/query/use-address.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { knownAsset, knownNetwork } from './crypto.ts'
import { readMethodQuery } from '../methods/methods.ts'
import { payFormName } from '../amount/pay-form.ts'
import type { PayEntries } from '../amount/pay-form.ts'
import { AmountForm } from '../amount/AmountForm.tsx'
import { MethodDown } from '../methods/MethodDown.tsx'
import { NetworkWarning } from './NetworkWarning.tsx'
import s from '../pay.module.css'

/** Loads the panel once there is a payment. */
export const loadPanel = async () => (await import('./CryptoPanel.tsx')).CryptoPanel

interface CryptoStartProps {
  answer: PayMethodDetails
  page: 'payBtc' | 'payBch' | 'payTron'
}

/** The amount of a crypto top-up, before there is an address. */
export function CryptoStart({ answer, page }: CryptoStartProps) {
  const { t } = useTranslation('crypto')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const navigate = useNavigate()
  const href = useHref()
  const [params, change] = useAddress()
  const [create] = cryptoApi.useCreateCryptoPaymentMutation()
  const { method, currency } = answer
  const terms = method.crypto
  const asset = knownAsset(terms?.asset ?? '')
  const network = knownNetwork(terms?.network ?? '')
  // Replaces the form in the history, so that Back does not lead to a second payment.
  const go = ({ payment }: CryptoPayment) =>
    void navigate(href({ id: page, search: { paymentId: String(payment.id) } }), { replace: true })
  const owner = useOwner()
  const intent = usePaymentIntent({
    name: `pay-${method.shortname}`,
    call: cryptoCalls.createCryptoPayment,
    onFound: (found) => {
      removeDraft(owner, payFormName(method.shortname))
      go(found)
    },
  })
  async function send({ amount, promoCode }: PayEntries): Promise<boolean> {
    if (!asset || !network) return false
    const entries = {
      asset,
      network,
      amount: { amount, currency },
      ...(promoCode && { promoCode }),
    }
    // Loads while the request runs.
    loadPanel().catch(() => undefined)
    const outcome = await intent.submit(entries, (idempotencyKey) =>
      create({ ...entries, idempotencyKey }).unwrap(),
    )
    if (!('answer' in outcome)) return false
    go(outcome.answer)
    return true
  }
  return (
    <AccountSection title={common('label.chooseAmount')} text={t('start.text')}>
      <div className="stack gap-4">
        <IntentNotice intent={intent} />
        {method.status !== 'available' || !terms || !asset || !network ? (
          <MethodDown method={method} />
        ) : (
          <div inert={intent.asking || undefined}>
            <AmountForm
              name={payFormName(method.shortname)}
              answer={answer}
              amount={readMethodQuery(params).amount}
              saved={[]}
              submit={t('start.submit')}
              send={send}
              onCurrency={(code) => change({ currency: code }, { replace: true })}
            >
              <NetworkWarning asset={asset} network={network} />
              <ul className={`grid gap-1 quiet text-2 ${s.terms}`}>
                {terms.minDeposit && (
                  <li>
                    {t('terms.min', { amount: shownAmount(terms.minDeposit, locale), asset })}
                  </li>
                )}
                {terms.requiredConfirmations !== null && (
                  <li>{t('terms.confirmations', { count: terms.requiredConfirmations })}</li>
                )}
                <li>{terms.persistentAddress ? t('terms.stays') : t('terms.once')}</li>
              </ul>
            </AmountForm>
          </div>
        )}
      </div>
    </AccountSection>
  )
}
