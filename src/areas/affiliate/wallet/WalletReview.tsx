import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import type { ResOf } from '@/api/contract/types.ts'
import type { PayoutMethod, walletCalls } from '@/api/contract/wallet.ts'
import { walletApi } from '@/api/endpoints/payouts.ts'
import { toProblem } from '@/api/problem.ts'
import type { PaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { ReviewFact } from '@/shared/review/ReviewFacts.tsx'
import { ReviewStep } from '@/shared/review/ReviewStep.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { groupByFour } from '@/lib/group-by-four.ts'
import s from '../affiliate.module.css'

export interface Entered {
  method: PayoutMethod
  /** By the method's field names. */
  fields: Record<string, string>
}

export type SentWallet = ResOf<typeof walletCalls.updateWallet>

interface WalletReviewProps {
  entered: Entered
  intent: PaymentIntent<SentWallet>
  onSent: (answer: SentWallet) => void
  onChange: () => void
}

/** Shows the whole account once, to compare it with its source. */
export function WalletReview({ entered, intent, onSent, onChange }: WalletReviewProps) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const { method, fields } = entered
  const [update] = walletApi.useUpdateWalletMutation()
  const [wrong, setWrong] = useState<string[]>([])
  async function send(): Promise<void> {
    setWrong([])
    try {
      const entries = { methodId: method.id, fields, confirmIrreversible: true } as const
      const outcome = await intent.submit(entries, (idempotencyKey) =>
        withProof(() => update({ ...entries, idempotencyKey }).unwrap()),
      )
      if ('answer' in outcome) onSent(outcome.answer)
    } catch (error) {
      const faults = toProblem(error).fields ?? {}
      setWrong(
        method.fields.flatMap(({ name, label }) =>
          Object.hasOwn(faults, name) ? [label || name] : [],
        ),
      )
      throw error
    }
  }
  return (
    <ReviewStep
      title={t('review.title')}
      lead={t('review.text')}
      facts={
        <>
          <ReviewFact name={t('current.method')}>{method.title || method.id}</ReviewFact>
          <ReviewFact name={t('review.network')}>{method.network}</ReviewFact>
          {method.fields.map(({ name, label }) => (
            <ReviewFact key={name} name={label || name}>
              <Grouped text={fields[name] ?? ''} />
            </ReviewFact>
          ))}
        </>
      }
      box={{
        form: 'wallet-review',
        label: t('review.compared'),
        required: t('review.required'),
      }}
      submit={t('review.submit')}
      send={send}
      onChange={onChange}
    >
      {wrong.length > 0 && (
        <Notice tone="bad" title={t('review.refused')}>
          {format.list(wrong)}
        </Notice>
      )}
    </ReviewStep>
  )
}

/** An account number in groups of four, for comparing by eye. A copy contains no spaces. */
function Grouped({ text }: { text: string }) {
  // Names and email addresses are not grouped.
  const isCode = /\d/.test(text) && !/[\s@]/.test(text)
  return (
    <span className={`text-3 break ${s.grouped}`} dir="ltr" translate="no">
      {isCode ? groupByFour(text).map((four, index) => <span key={index}>{four}</span>) : text}
    </span>
  )
}
