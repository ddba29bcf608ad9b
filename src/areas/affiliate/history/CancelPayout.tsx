import { useTranslation } from '@/i18n/use-translation.ts'
import type { Payout } from '@/api/contract/payouts.ts'
import { payoutsApi, payoutCanceling } from '@/api/endpoints/payouts.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { toast } from '@/ui/toast-store.ts'

interface CancelPayoutProps {
  payout: Payout
  /** The status may have changed meanwhile; the list then shows it. */
  onRefused: () => void
  onClose: () => void
}

/** Asks before a payout is canceled. */
export function CancelPayout({ payout: { id, amount }, onRefused, onClose }: CancelPayoutProps) {
  const { t } = useTranslation('payouts')
  const money = useMoneyText()
  const [cancel] = payoutsApi.useCancelPayoutMutation(payoutCanceling)
  async function work(): Promise<void> {
    try {
      await withProof(() => cancel({ id }).unwrap())
    } catch (error) {
      onRefused()
      throw error
    }
  }
  return (
    <ConfirmDialog
      title={t('cancel.title', { sum: money(amount.amount, amount.currency) })}
      confirm={t('cancel.confirm')}
      cancels
      work={work}
      onDone={() => {
        onClose()
        toast({ tone: 'ok', text: t('cancel.done'), id: 'payout' })
      }}
      onClose={onClose}
    >
      <p>{t('cancel.text')}</p>
    </ConfirmDialog>
  )
}
