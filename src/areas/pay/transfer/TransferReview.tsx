import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SentTransfer } from '@/api/contract/transfers.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Button } from '@/ui/Button.tsx'
import { Cluster } from '@/ui/Cluster.tsx'
import { Money } from '@/ui/Money.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import type { TransferValues } from './transfer.ts'
import s from './transfer.module.css'

export interface Asked {
  typed: TransferValues
  /** As the backend takes them. */
  entries: { recipient: string; amount: { amount: string; currency: string }; comment?: string }
  preview: SentTransfer
}

interface TransferReviewProps {
  asked: Asked
  /** Its answer is lost, and being asked for. */
  busy: boolean
  send: (prove: typeof withProof) => Promise<void>
  onChange: () => void
}

/** The last look: to whom, how much of it arrives, what it takes. */
export function TransferReview({
  asked: { entries, preview },
  busy,
  send,
  onChange,
}: TransferReviewProps) {
  const { t } = useTranslation('transfer')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const action = useAction()
  const id = useId()
  const heading = useTakeFocus<HTMLHeadingElement>()
  const { recipient, fee, total } = preview
  return (
    <section className={s.review} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t('review.title')}
      </h3>
      <ActionProblem action={action} />
      <dl className={s.facts}>
        <div>
          <dt>{t('review.to')}</dt>
          <dd className={s.who}>
            <span translate="no">{recipient?.maskedEmail || entries.recipient}</span>
            {recipient !== null && recipient.id !== null && (
              <span className={s.id}>{t('review.id', { id: String(recipient.id) })}</span>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('review.amount')}</dt>
          <dd>
            <Money {...(preview.amount ?? entries.amount)} locale={locale} />
          </dd>
        </div>
        {fee && (
          <div>
            <dt>{common('label.fee')}</dt>
            <dd>
              <Money amount={fee.amount} currency={fee.currency} locale={locale} />
            </dd>
          </div>
        )}
        {total && (
          <div data-total="">
            <dt>{common('label.takenFromBalance')}</dt>
            <dd>
              <Money amount={total.amount} currency={total.currency} locale={locale} />
            </dd>
          </div>
        )}
        {entries.comment && (
          <div>
            <dt>{common('label.comment')}</dt>
            <dd className={s.comment}>{entries.comment}</dd>
          </div>
        )}
      </dl>
      <p className={s.note}>{t('review.note')}</p>
      <Cluster>
        <Button
          size="lg"
          loading={action.busy || busy}
          loadingText={common('busy')}
          onClick={() => void action.run(() => send(withProof))}
        >
          {common('action.sendLink')}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          disabledReason={action.busy || busy ? t('review.wait') : undefined}
          onClick={onChange}
        >
          {common('action.change')}
        </Button>
      </Cluster>
    </section>
  )
}
