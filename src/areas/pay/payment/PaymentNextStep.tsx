import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Payment } from '@/api/contract/payments.ts'
import { useOwner } from '@/session/use-user.ts'
import { hasDraft } from '@/lib/drafts.ts'
import { enterpriseForm, proxyOrderForm } from '@/shared/account/order-forms.ts'
import { linkTarget } from '@/shared/html/link-target.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { methodTarget } from '../methods/methods.ts'
import { cancelable, statusInfo } from './status.ts'
import { paymentsApi } from '@/api/endpoints/pay.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { Button } from '@/ui/Button.tsx'

/** The orders that can wait for this payment, with their pages. */
const orders = [
  {
    form: proxyOrderForm,
    to: { id: 'proxy', search: { openAddTrafficModal: 'true' } },
    words: 'on.proxyOrder',
  },
  { form: enterpriseForm, to: { id: 'enterprise' }, words: 'on.enterpriseOrder' },
] as const
const home = { to: { id: 'dashboard' }, words: 'on.dashboard' } as const

/** The next step after a payment's status. */
export function PaymentNextStep({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment')
  const { t: common } = useTranslation()
  const { t: pay } = useTranslation('pay')
  const { status, method, amount, receiptUrl, id } = payment
  const { after } = statusInfo(status)
  const owner = useOwner()
  // A top-up for an order leads back to it.
  const [way] = useState(() => orders.find(({ form }) => hasDraft(owner, form)) ?? home)
  const receipt = receiptUrl ? linkTarget(receiptUrl, location.origin) : null
  return (
    <div className="cluster gap-3">
      {after === 'done' && (
        <RouteLink className={buttonClass()} to={way.to}>
          {t(way.words)}
        </RouteLink>
      )}
      {after === 'again' && (
        <>
          <RouteLink
            className={buttonClass()}
            to={methodTarget(method, { amount: amount.amount, currency: amount.currency })}
          >
            {t('on.again')}
          </RouteLink>
          <RouteLink
            className={buttonClass({ variant: 'secondary' })}
            to={{ id: 'pay', search: { amount: amount.amount, currency: amount.currency } }}
          >
            {pay('on.other')}
          </RouteLink>
        </>
      )}
      {receipt && !receipt.startsWith('mailto:') && (
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={receipt}
          target="_blank"
          rel="noopener noreferrer"
        >
          {common('label.receipt')}
        </a>
      )}
      <RouteLink className={buttonClass({ variant: 'secondary' })} to={{ id: 'historyPayment' }}>
        {t('on.history')}
      </RouteLink>
      {cancelable(status) && <CancelPayment id={id} />}
    </div>
  )
}

/** Cancels a payment before the money has arrived. */
function CancelPayment({ id }: { id: string | number }) {
  const { t } = useTranslation('payment')
  const [cancel] = paymentsApi.useCancelPaymentMutation()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('cancel.button')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('cancel.title')}
          confirm={t('cancel.button')}
          cancels
          work={() => cancel({ id }).unwrap()}
          onDone={() => setAsking(false)}
          onClose={() => setAsking(false)}
        >
          <p>{t('cancel.text')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
