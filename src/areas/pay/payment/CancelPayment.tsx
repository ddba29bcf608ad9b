import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentsApi } from '@/api/endpoints/payments.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { Button } from '@/ui/Button.tsx'

/** Cancels a payment before the money has arrived. */
export function CancelPayment({ id }: { id: string | number }) {
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
