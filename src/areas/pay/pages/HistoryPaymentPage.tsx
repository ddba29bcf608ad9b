import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { historyApi } from '@/api/endpoints/history.ts'
import { selectPersonId } from '@/api/person-id.ts'
import type { Dispatch } from '@/session/person.ts'
import { firstPaint } from '@/shared/account/first-paint.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { perPage } from '@/shared/account/lists.ts'
import { readKept } from '@/shared/payment-intent/kept.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { readPaymentQuery } from '../model/history.ts'
import { invoiceName } from '../model/invoice.ts'
import { PayFrame } from '../parts/PayFrame.tsx'
import { Payments } from '../parts/history/Payments.tsx'

/** Below the list. */
const invoiceWords = ['invoice'] as const
const loadInvoice = async () => (await import('../parts/history/InvoiceSection.tsx')).InvoiceSection

export const loader = ({ store: { dispatch }, request }: { store: { dispatch: Dispatch }; request: Request }): Promise<null> =>
  firstPaint(dispatch(historyApi.endpoints.payments.initiate({ ...readPaymentQuery(new URL(request.url).searchParams), perPage })))

export default function HistoryPaymentPage() {
  const { t } = useTranslation('payments')
  const { t: common } = useTranslation()
  const [prefix, setPrefix] = useState<string>()
  const owner = useSelector(selectPersonId) ?? 'guest'
  // What became of an invoice whose answer was lost is asked for at once.
  const [asking] = useState(() => readKept(owner, invoiceName)?.open === true)
  return (
    <PayFrame
      title={common('nav.crumb.historyPayment')}
      lead={t('lead')}
      prefix={prefix}
      actions={
        <RouteLink to={{ id: 'pay' }} className={buttonClass()}>
          {t('topUp')}
        </RouteLink>
      }
    >
      <Payments />
      <LateSection title={t('invoice.title')} lines={9} load={loadInvoice} ns={invoiceWords} props={{ onPrefix: setPrefix }} onSight={!asking} />
    </PayFrame>
  )
}
