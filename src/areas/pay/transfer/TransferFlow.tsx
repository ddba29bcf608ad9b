import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { transferCalls } from '@/api/contract/transfers.ts'
import type { SentTransfer, TransferLimits } from '@/api/contract/transfers.ts'
import { transfersApi } from '@/api/endpoints/transfers.ts'
import { useUser } from '@/session/use-user.ts'
import { removeDraft, saveDraft } from '@/lib/drafts.ts'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { PartLost } from '@/shared/PartLost.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import type { withProof } from '@/shared/proof/with-proof.ts'
import { useAddress } from '@/shared/query/use-address.ts'
import { Button } from '@/ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { Stack } from '@/ui/Stack.tsx'
import { emptyTransfer } from './transfer.ts'
import type { TransferValues } from './transfer.ts'
import { TransferForm, transferFormName } from './TransferForm.tsx'
import { loadReview } from './load-review.ts'
import type { Asked } from './TransferReview.tsx'

interface TransferFlowProps {
  limits: TransferLimits
  /** In the place of the form: there is nothing to send. */
  children?: ReactNode
}

/**
 * Asked for, looked at, sent: the second step stands in the address, so that "back" leads to the
 * first and never sends.
 */
export function TransferFlow({ limits, children }: TransferFlowProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params, change] = useAddress()
  const owner = useUser().user?.id ?? 'guest'
  const [asked, setAsked] = useState<Asked | null>(null)
  const [sent, setSent] = useState<SentTransfer | null>(null)
  const [send] = transfersApi.useSendTransferMutation()
  const intent = usePaymentIntent({
    name: transferFormName,
    call: transferCalls.sendTransfer,
    onFound: finish,
  })

  function finish(answer: SentTransfer): void {
    removeDraft(owner, transferFormName)
    setSent(answer)
    setAsked(null)
    change({ step: null }, { replace: true })
  }
  function review(next: Asked): void {
    // To look is not to send: what was typed is still needed after a reload.
    saveDraft(owner, transferFormName, emptyTransfer, next.typed satisfies TransferValues)
    setAsked(next)
    change({ step: 'review' })
  }
  async function go({ entries }: Asked, prove: typeof withProof): Promise<void> {
    const outcome = await intent.submit(entries, (idempotencyKey) =>
      prove(() => send({ ...entries, idempotencyKey }).unwrap()),
    )
    if ('answer' in outcome) finish(outcome.answer)
  }

  if (sent) return <Sent sent={sent} onAgain={() => setSent(null)} />
  const reviewing = asked !== null && params.get('step') === 'review'
  // Sent before this page was loaded: nothing is to be typed until it is known what became of it.
  const resumed = asked === null && intent.asking
  return (
    <Stack gap={4}>
      <IntentNotice intent={intent} />
      {reviewing && (
        <LatePart
          load={loadReview}
          props={{
            asked,
            busy: intent.asking,
            send: (prove) => go(asked, prove),
            onChange: () => void navigate(-1),
          }}
          fallback={
            <SkeletonGroup label={t('loading')}>
              <Skeleton lines={6} />
            </SkeletonGroup>
          }
          failed={<PartLost level={3} />}
        />
      )}
      {!resumed &&
        (children ?? <TransferForm limits={limits} hidden={reviewing} onAsked={review} />)}
    </Stack>
  )
}

function Sent({
  sent: { sentTo, expiresAt },
  onAgain,
}: {
  sent: SentTransfer
  onAgain: () => void
}) {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  const format = useFormat()
  return (
    <Outcome fresh title={common('label.checkEmail')}>
      <Stack gap={3}>
        <p>{sentTo ? t('sent.to', { email: sentTo }) : t('sent.mailed')}</p>
        {expiresAt && <p>{t('sent.until', { date: format.date(expiresAt, 'dateTime') })}</p>}
        <div>
          <Button variant="secondary" onClick={onAgain}>
            {t('sent.again')}
          </Button>
        </div>
      </Stack>
    </Outcome>
  )
}
