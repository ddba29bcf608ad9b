import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { parseAnswer } from '@/api/call.ts'
import { TakenTransfer, transferCalls } from '@/api/contract/transfers.ts'
import type { TransferLimits } from '@/api/contract/transfers.ts'
import { transferCanceling, transfersApi } from '@/api/endpoints/ledger.ts'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { ReviewStep } from '@/shared/review/ReviewStep.tsx'
import { usePaymentReview } from '@/shared/review/use-review.ts'
import { Button } from '@/ui/Button.tsx'
import { TransferFacts } from './TransferFacts.tsx'
import { emptyTransfer } from './transfer.ts'
import type { TransferValues } from './transfer.ts'
import { TransferForm, transferFormName } from './TransferForm.tsx'
import type { TransferEntry } from './TransferForm.tsx'

const call = { ...transferCalls.sendTransfer, res: TakenTransfer }

interface TransferFlowProps {
  limits: TransferLimits
  /** Replaces the form if there is nothing to send. */
  children?: ReactNode
}

export function TransferFlow({ limits, children }: TransferFlowProps) {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  const [post] = transfersApi.useSendTransferMutation()
  const review = usePaymentReview<typeof call, TransferValues, TransferEntry>({
    name: transferFormName,
    call,
    empty: emptyTransfer,
    about: limits.available?.currency,
  })
  const { reviewed, intent } = review
  if (review.answer) return <Sent sent={review.answer} onAgain={review.again} />
  return (
    <div className="stack gap-4">
      <IntentNotice intent={intent} />
      {reviewed && (
        <ReviewStep
          title={t('review.title')}
          facts={
            <TransferFacts
              {...reviewed.preview}
              to={{
                id: reviewed.preview.recipient?.id ?? null,
                maskedEmail: reviewed.preview.recipient?.maskedEmail || reviewed.entries.recipient,
              }}
              amount={reviewed.preview.amount ?? reviewed.entries.amount}
              comment={reviewed.entries.comment ?? ''}
            />
          }
          note={t('review.note')}
          submit={common('action.sendLink')}
          busy={intent.asking}
          wait={t('review.wait')}
          send={() =>
            review.send(reviewed.entries, async (idempotencyKey) => {
              const answer = await post({ ...reviewed.entries, idempotencyKey }).unwrap()
              const taken = parseAnswer(call, answer)
              if ('error' in taken) throw taken.error
              return taken.data
            })
          }
          onChange={review.back}
        />
      )}
      {!review.isResumed &&
        (children ?? (
          <TransferForm limits={limits} hidden={reviewed !== null} onAsked={review.open} />
        ))}
    </div>
  )
}

/** The transfer was taken. It goes when the transfer is canceled below it. */
function Sent({
  sent: { id, status, sentTo, expiresAt },
  onAgain,
}: {
  sent: TakenTransfer
  onAgain: () => void
}) {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  const format = useFormat()
  const [, canceled] = transfersApi.useCancelTransferMutation(transferCanceling)
  const isCanceled = canceled.data?.id === id
  useEffect(() => {
    if (isCanceled) onAgain()
  }, [isCanceled, onAgain])
  const isDone = status === 'completed'
  return (
    <Outcome fresh title={isDone ? t('done.title') : common('label.checkEmail')}>
      <div className="stack gap-3">
        <p>
          {isDone ? t('done.text') : sentTo ? t('sent.to', { email: sentTo }) : t('sent.mailed')}
        </p>
        {!isDone && expiresAt && (
          <p>{t('sent.until', { date: format.date(expiresAt, 'dateTime') })}</p>
        )}
        <div>
          <Button variant="secondary" onClick={onAgain}>
            {t('sent.again')}
          </Button>
        </div>
      </div>
    </Outcome>
  )
}
