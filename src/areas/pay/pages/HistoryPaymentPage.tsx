import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { historyApi } from '@/api/endpoints/history.ts'
import type { Dispatch } from '@/session/person.ts'
import { firstPaint } from '@/shared/account/first-paint.ts'
import { perPage } from '@/shared/account/lists.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { readPaymentQuery } from '../model/history.ts'
import { PayFrame } from '../parts/PayFrame.tsx'
import { InvoiceSection } from '../parts/history/InvoiceSection.tsx'
import { Payments } from '../parts/history/Payments.tsx'

export const loader = ({ store: { dispatch }, request }: { store: { dispatch: Dispatch }; request: Request }): Promise<null> =>
  firstPaint(dispatch(historyApi.endpoints.payments.initiate({ ...readPaymentQuery(new URL(request.url).searchParams), perPage })))

export default function HistoryPaymentPage() {
  const { t } = useTranslation('payments')
  const { t: common } = useTranslation()
  const [prefix, setPrefix] = useState<string>()
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
      <InvoiceSection onPrefix={setPrefix} />
    </PayFrame>
  )
}
