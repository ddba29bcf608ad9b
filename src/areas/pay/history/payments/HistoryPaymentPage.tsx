import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { historyApi } from '@/api/endpoints/ledger.ts'
import { useOwner } from '@/session/use-user.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { loadList } from '@/shared/list/load-list.ts'
import { perPage } from '@/shared/list/per-page.ts'
import { readOpen } from '@/shared/payment-intent/stored-intent.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { invoiceName, paymentQuery } from './history.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { Payments } from './Payments.tsx'

/** Loads late, because it is below the list. */
const invoiceWords = ['invoice'] as const
const loadInvoice = async () => (await import('./InvoiceSection.tsx')).InvoiceSection

export const loader = loadList(paymentQuery, (dispatch, query) =>
  dispatch(historyApi.endpoints.payments.initiate({ ...query, perPage })),
)

export default function HistoryPaymentPage() {
  const { t } = useTranslation('payments')
  const { t: common } = useTranslation()
  const owner = useOwner()
  // The result of an invoice whose answer was lost is requested at once.
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    let isLeft = false
    void readOpen(owner, invoiceName).then((open) => open && !isLeft && setAsking(true))
    return () => {
      isLeft = true
    }
  }, [owner])
  return (
    <AccountFrame
      wide
      title={common('nav.crumb.historyPayment')}
      lead={t('lead')}
      actions={
        <RouteLink to={{ id: 'pay' }} className={buttonClass()}>
          {common('action.addFunds')}
        </RouteLink>
      }
    >
      <Payments />
      <LateSection
        title={t('invoice.title')}
        lines={9}
        load={loadInvoice}
        ns={invoiceWords}
        props={{}}
        onSight={!asking}
      />
    </AccountFrame>
  )
}
