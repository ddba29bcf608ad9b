import { useTranslation } from 'react-i18next'
import { cryptoCalls } from '@/api/contract/crypto.ts'
import type { CryptoPayment } from '@/api/contract/crypto.ts'
import { cryptoApi } from '@/api/endpoints/crypto.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Cluster } from '@/ui/Cluster.tsx'
import { Stack } from '@/ui/Stack.tsx'

interface NewAddressProps {
  answer: CryptoPayment
  page: 'payBtc' | 'payBch' | 'payTron'
  /** No second address is requested until the new one is shown. */
  onRenewed: () => Promise<unknown>
}

/** The time has run out. The old address no longer waits, and a new one has the current rate. */
export function NewAddress({ answer: { payment }, page, onRenewed }: NewAddressProps) {
  const { t } = useTranslation('cryptoPanel')
  const { t: common } = useTranslation()
  const [renew] = cryptoApi.useRenewCryptoAddressMutation()
  const action = useAction()
  // The result is requested with the payment.
  const intent = usePaymentIntent({
    name: `address-${payment.id}`,
    call: cryptoCalls.renewCryptoAddress,
    onFound: () => undefined,
  })
  async function go(): Promise<void> {
    const entries = { id: payment.id, at: payment.updatedAt }
    await intent.submit(entries, (idempotencyKey) =>
      renew({ id: payment.id, idempotencyKey }).unwrap(),
    )
    await onRenewed()
  }
  return (
    <Stack gap={4}>
      <IntentNotice intent={intent} />
      <ActionProblem action={action} />
      <p>{t('expired.text')}</p>
      <Cluster>
        <Button
          loading={action.busy}
          loadingText={common('busy')}
          onClick={() => void action.run(go)}
        >
          {t('expired.renew')}
        </Button>
        <RouteLink className={buttonClass({ variant: 'secondary' })} to={{ id: page }}>
          {t('again')}
        </RouteLink>
      </Cluster>
    </Stack>
  )
}
