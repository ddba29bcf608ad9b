import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { historyCalls, refundReason } from '@/api/contract/history.ts'
import type { Payment } from '@/api/contract/payments.ts'
import { historyApi } from '@/api/endpoints/ledger.ts'
import { useUser } from '@/session/use-user.ts'
import { toProblem } from '@/api/problem.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { compare } from '@/lib/decimal.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { shownAmount, typedAmount } from '@/lib/typed-amount.ts'
import { refundName } from './history.ts'

const refundForm = (most: string) =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.nonEmpty(),
      v.check((text) => typedAmount(text) !== null, 'bad_format'),
      v.check((text) => {
        const amount = typedAmount(text)
        return amount === null || (compare(amount, '0') > 0 && compare(amount, most) <= 0)
      }, 'out_of_range'),
      v.transform((text) => typedAmount(text) ?? '0'),
    ),
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.minLength(refundReason.min),
      v.maxLength(refundReason.max),
    ),
  })

/** The refundable part of a balance: whole cents only. */
const wholeCents = (balance: number): string => Math.max(0, balance).toFixed(6).slice(0, -4)

/** Requests a refund to the source of the payment. */
export function RefundDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation('refund')
  const { t: common } = useTranslation()
  const money = useMoneyText()
  const locale = useLocale()
  const [request] = historyApi.useRequestRefundMutation()
  const [asked, setAsked] = useState<{ ticketId: string } | null>(null)
  const name = refundName(payment.id)
  const { amount: paid, currency } = payment.amount
  const { user } = useUser()
  // After a refusal the backend's balance counts, because it may have changed.
  const [told, setTold] = useState<string | null>(null)
  const own = user?.balance.currency === currency ? user.balance.amount : null
  const left = told ?? (own === null ? null : wholeCents(own))
  const spent = left !== null && compare(left, paid) < 0
  const most = spent ? left : paid
  const range = t(spent ? 'spent' : 'range', { max: money(most, currency) })
  const schema = useMemo(() => refundForm(most), [most])
  const finish = ({ ticketId }: { ticketId: string | number | null }): void =>
    setAsked({ ticketId: ticketId === null ? '' : String(ticketId) })
  const intent = usePaymentIntent({ name, call: historyCalls.requestRefund, onFound: finish })
  const form = useForm({
    name,
    schema,
    defaults: { amount: compare(most, '0') > 0 ? shownAmount(most, locale) : '', reason: '' },
    keep: ['amount', 'reason'],
    about: currency,
    words: {
      amount: {
        bad_format: common('form.amountTwo'),
        out_of_range: range,
        insufficient_funds: range,
      },
      reason: { required: t('reasonRequired') },
    },
    send: async ({ amount, reason }) => {
      const entries = { id: payment.id, reason, amount: { amount, currency } }
      try {
        return await intent.submit(entries, (idempotencyKey) =>
          request({ ...entries, idempotencyKey }).unwrap(),
        )
      } catch (error) {
        const max = toProblem(error).fields?.['amount']?.params?.['max']
        if (typeof max === 'string' && typedAmount(max) !== null) setTold(max)
        throw error
      }
    },
    done: ({ answer }) => finish(answer),
  })
  const reason = useValue(form, 'reason')
  return (
    <Modal
      open
      title={t('title', { id: String(payment.id) })}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      {asked ? (
        <div className="stack gap-4">
          <Notice tone="ok" role="status" title={t('asked')}>
            {asked.ticketId ? t('ticket', { id: asked.ticketId }) : t('askedText')}
          </Notice>
          <div>
            <Button onClick={onClose}>{common('action.close')}</Button>
          </div>
        </div>
      ) : (
        <div className="stack gap-4">
          <p>{t('text', { method: payment.methodTitle || payment.method })}</p>
          <IntentNotice intent={intent} />
          <Form form={form} submit={t('submit')}>
            <Field {...form.field('amount')} label={common('label.amount')} help={range} required>
              <NumberInput {...form.input('amount')} append={currency} />
            </Field>
            <Field
              {...form.field('reason')}
              label={common('label.reason')}
              help={t('reasonHelp', {
                min: refundReason.min,
                max: refundReason.max,
                count: reason.trim().length,
              })}
              required
            >
              <Textarea {...form.input('reason')} rows={4} />
            </Field>
          </Form>
        </div>
      )}
    </Modal>
  )
}
