import { useNavigate } from 'react-router'
import { paymentCalls } from '@/api/contract/payments.ts'
import type { Started } from '@/api/contract/payments.ts'
import { paymentsApi } from '@/api/endpoints/payments.ts'
import { useUser } from '@/session/use-user.ts'
import { useHref } from '@/i18n/page-context.ts'
import { removeDraft } from '@/lib/drafts.ts'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { loadPayment } from './load-payment.ts'
import { payFormName } from '../amount/pay-form.ts'
import type { PayEntries } from '../amount/pay-form.ts'

/**
 * Starts a payment once. Its address then replaces the form in the history, so that Back does not
 * lead to a second payment.
 */
export function useStart(shortname: string) {
  const navigate = useNavigate()
  const href = useHref()
  const [create] = paymentsApi.useCreatePaymentMutation()
  function go({ payment, next }: Started): void {
    const search = { paymentId: String(payment.id) }
    void navigate(
      next?.kind === 'none'
        ? href({ id: 'payOk', search })
        : href({ id: 'payMethod', params: { shortname }, search }),
      { replace: true },
    )
  }
  const owner = useUser().user?.id ?? 'guest'
  const intent = usePaymentIntent({
    name: `pay-${shortname}`,
    call: paymentCalls.createPayment,
    onFound: (started) => {
      removeDraft(owner, payFormName(shortname))
      go(started)
    },
  })
  const send = async (
    { amount, promoCode, savedMethodId, saveMethod }: PayEntries,
    currency: string,
  ): Promise<boolean> => {
    const entries = {
      method: shortname,
      amount: { amount, currency },
      ...(promoCode && { promoCode }),
      ...(savedMethodId ? { savedMethodId } : saveMethod && { saveMethod }),
      returnUrl: location.origin + href({ id: 'payOk' }),
    }
    // Loads while the request runs.
    loadPayment().catch(() => undefined)
    const outcome = await intent.submit(entries, (idempotencyKey) =>
      create({ ...entries, idempotencyKey }).unwrap(),
    )
    if (!('answer' in outcome)) return false
    go(outcome.answer)
    return true
  }
  return { intent, send }
}
