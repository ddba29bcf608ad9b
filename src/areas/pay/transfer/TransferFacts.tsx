import { useTranslation } from '@/i18n/use-translation.ts'
import type { Transfer } from '@/api/contract/transfers.ts'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { ReviewFact, MoneyFact } from '@/shared/review/ReviewFacts.tsx'
import s from '../pay.module.css'
import { cutText } from '@/lib/cut-text.ts'

type TransferFactsProps = Pick<Transfer, 'amount' | 'fee' | 'total' | 'comment'> & {
  to: Transfer['counterpart']
  createdAt?: Transfer['createdAt']
}

export function TransferFacts({ to, amount, fee, total, comment, createdAt }: TransferFactsProps) {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  return (
    <>
      <ReviewFact name={t('review.to')}>
        {to && (
          <span className="stack">
            <span translate="no">{to.maskedEmail}</span>
            {to.id !== null && (
              <span className="quiet text-1">{t('review.id', { id: String(to.id) })}</span>
            )}
          </span>
        )}
      </ReviewFact>
      <MoneyFact name={t('review.amount')} sum={amount} />
      <MoneyFact name={common('label.fee')} sum={fee} />
      <MoneyFact name={common('label.takenFromBalance')} sum={total} isTotal />
      <ReviewFact name={common('label.comment')}>
        {comment && <span className={s.comment}>{cutText(comment)}</span>}
      </ReviewFact>
      <ReviewFact name={t('column.when')}>
        {createdAt && <DateTime at={createdAt} format="dateTime" />}
      </ReviewFact>
    </>
  )
}
