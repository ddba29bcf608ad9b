import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { transferCalls } from '@/api/contract/transfers.ts'
import type { SentTransfer, TransferLimits } from '@/api/contract/transfers.ts'
import { transfersApi } from '@/api/endpoints/ledger.ts'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { Review } from '@/shared/review/Review.tsx'
import { usePaymentReview } from '@/shared/review/use-review.ts'
import { Button } from '@/ui/Button.tsx'
import { TransferFacts } from './TransferFacts.tsx'
import { emptyTransfer } from './transfer.ts'
import type { TransferValues } from './transfer.ts'
import { TransferForm, transferFormName } from './TransferForm.tsx'
import type { Asked } from './TransferForm.tsx'

interface TransferFlowProps {
  limits: TransferLimits
  /** Replaces the form if there is nothing to send. */
  children?: ReactNode
}

export function TransferFlow({ limits, children }: TransferFlowProps) {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  const [post] = transfersApi.useSendTransferMutation()
  const review = usePaymentReview<typeof transferCalls.sendTransfer, TransferValues, Asked>({
    name: transferFormName,
    call: transferCalls.sendTransfer,
    empty: emptyTransfer,
    about: limits.available?.currency,
  })
  const { reviewed, intent } = review
  if (review.answer) return <Sent sent={review.answer} onAgain={review.again} />
  return (
    <div className="stack gap-4">
      <IntentNotice intent={intent} />
      {reviewed && (
        <Review
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
            review.send(reviewed.entries, (idempotencyKey) =>
              post({ ...reviewed.entries, idempotencyKey }).unwrap(),
            )
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
      <div className="stack gap-3">
        <p>{sentTo ? t('sent.to', { email: sentTo }) : t('sent.mailed')}</p>
        {expiresAt && <p>{t('sent.until', { date: format.date(expiresAt, 'dateTime') })}</p>}
        <div>
          <Button variant="secondary" onClick={onAgain}>
            {t('sent.again')}
          </Button>
        </div>
      </div>
    </Outcome>
  )
}
