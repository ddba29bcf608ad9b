import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Wallet } from '@/api/contract/wallet.ts'
import { walletApi } from '@/api/endpoints/payouts.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast-store.ts'

interface PendingChangeProps {
  pending: NonNullable<Wallet['pendingUpdate']>
  /** The title of its method. */
  title: string
  isFirst: boolean
}

/** A change that waits for its link. It can be resent or canceled. */
export function PendingChange({ pending, title, isFirst }: PendingChangeProps) {
  const { t } = useTranslation('wallet')
  const { t: common } = useTranslation()
  const format = useFormat()
  const [resend] = walletApi.useResendWalletMutation()
  const [cancel] = walletApi.useCancelWalletUpdateMutation()
  const [canceling, setCanceling] = useState(false)
  const action = useAction()
  const { account, sentTo, expiresAt } = pending
  async function again(): Promise<void> {
    if (await action.run(() => withProof(() => resend().unwrap())))
      toast({ tone: 'ok', text: common('label.newLink'), id: 'wallet' })
  }
  return (
    <Notice tone="info" title={t(isFirst ? 'pending.first' : 'pending.title')}>
      <div className="stack gap-3">
        <p>
          {title}{' '}
          <b translate="no" dir="ltr">
            {account}
          </b>
        </p>
        <p>{sentTo ? t('pending.to', { email: sentTo }) : t('pending.mailed')}</p>
        {expiresAt && (
          <p>{common('label.linkUntil', { date: format.date(expiresAt, 'dateTime') })}</p>
        )}
        <ActionProblem action={action} />
        <div className="cluster gap-3">
          <Button
            variant="secondary"
            loading={action.busy}
            loadingText={common('busy')}
            onClick={() => void again()}
          >
            {t('pending.again')}
          </Button>
          <Button variant="tertiary" onClick={() => setCanceling(true)}>
            {t('pending.cancel')}
          </Button>
        </div>
      </div>
      {canceling && (
        <ConfirmDialog
          title={t('cancel.title')}
          confirm={t('pending.cancel')}
          cancels
          work={() => withProof(() => cancel().unwrap())}
          onDone={() => {
            setCanceling(false)
            toast({ tone: 'ok', text: t('cancel.done'), id: 'wallet' })
          }}
          onClose={() => setCanceling(false)}
        >
          <p>{t(isFirst ? 'cancel.first' : 'cancel.text')}</p>
        </ConfirmDialog>
      )}
    </Notice>
  )
}
