import { useTranslation } from 'react-i18next'
import type { Wallet } from '@/api/contract/wallet.ts'
import { walletApi } from '@/api/endpoints/wallet.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Stack } from '@/ui/Stack.tsx'
import { toast } from '@/ui/toast-store.ts'

const faults = ['address_rejected', 'account_closed', 'name_mismatch', 'limit_reached'] as const

/** Why the last payout was returned. The person acknowledges it. */
export function WalletFault({ error }: { error: NonNullable<Wallet['error']> }) {
  const { t } = useTranslation('wallet')
  const { t: common } = useTranslation()
  const format = useFormat()
  const [reset] = walletApi.useResetWalletErrorMutation()
  const action = useAction()
  const found = known(faults, error.code)
  async function clear(): Promise<void> {
    if (await action.run(() => withProof(() => reset().unwrap())))
      toast({ tone: 'ok', text: t('fault.done'), id: 'wallet' })
  }
  return (
    <Notice
      tone="bad"
      title={
        error.at
          ? t('fault.titleAt', { date: format.date(error.at, 'dateTime') })
          : t('fault.title')
      }
    >
      <Stack gap={3}>
        <p>{found ? t(`fault.${found}`) : t('fault.other', { reason: plainCode(error.code) })}</p>
        <ActionProblem action={action} />
        <div>
          <Button
            variant="secondary"
            loading={action.busy}
            loadingText={common('busy')}
            onClick={() => void clear()}
          >
            {t('fault.reset')}
          </Button>
        </div>
      </Stack>
    </Notice>
  )
}
