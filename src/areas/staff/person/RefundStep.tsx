import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { staffReason } from '@/api/contract/staff-terms.ts'
import { staffPeopleCalls } from '@/api/contract/staff-people.ts'
import type { PersonRecord, StaffRefund } from '@/api/contract/staff-people.ts'
import { staffPeopleApi } from '@/api/endpoints/staff.ts'
import { compare } from '@/lib/decimal.ts'
import { typedAmount } from '@/lib/typed-amount.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { toast } from '@/ui/toast-store.ts'
import { personFormName, staffRefundForm } from './person-form.ts'
import { StepFrame } from './StepFrame.tsx'
import { useReasonWords } from './use-reason-words.ts'

interface RefundStepProps {
  person: PersonRecord
  limits: NonNullable<PersonRecord['refund']>
  onCancel: () => void
  onDone: () => void
}

/** Adds money to a balance; above a sum it asks for a second person. */
export function RefundStep({
  person: { id },
  limits: { alone, most },
  onCancel,
  onDone,
}: RefundStepProps) {
  const { t } = useTranslation('staffPerson')
  const { t: common } = useTranslation()
  const money = useMoneyText()
  const [refund] = staffPeopleApi.useRefundPersonMutation()
  const { currency } = most
  const name = personFormName(String(id), 'refund')
  const schema = useMemo(() => staffRefundForm(most.amount), [most.amount])
  const limit = t('refund.range', { max: money(most.amount, currency) })
  const finish = ({ status }: StaffRefund): void => {
    toast({
      tone: 'ok',
      id: 'person',
      text: t(status === 'waiting' ? 'refund.waits' : 'refund.done'),
    })
    onDone()
  }
  const intent = usePaymentIntent({ name, call: staffPeopleCalls.refundPerson, onFound: finish })
  const form = useForm({
    name,
    schema,
    defaults: { amount: '', reason: '' },
    keep: ['amount', 'reason'],
    about: `${id} ${currency}`,
    words: {
      amount: { bad_format: common('form.amountTwo'), out_of_range: limit },
      reason: useReasonWords(),
    },
    send: ({ amount, reason }) => {
      const entries = { id, amount: { amount, currency }, reason }
      return intent.submit(entries, (idempotencyKey) =>
        withProof(() => refund({ ...entries, idempotencyKey }).unwrap()),
      )
    },
    done: ({ answer }) => {
      finish(answer)
      return 'leaving'
    },
  })
  const amount = typedAmount(useValue(form, 'amount'))
  const isLarge = amount !== null && compare(amount, alone.amount) > 0
  return (
    <StepFrame title={t('refund.title')} text={t('refund.text')}>
      <IntentNotice intent={intent} />
      <Form
        form={form}
        submit={t(isLarge ? 'refund.ask' : 'refund.submit')}
        foot={
          <Button variant="secondary" onClick={onCancel}>
            {common('action.cancel')}
          </Button>
        }
      >
        <Field
          {...form.field('amount')}
          label={common('label.amount')}
          help={t('refund.alone', { sum: money(alone.amount, alone.currency) })}
          required
        >
          <NumberInput {...form.input('amount')} append={currency} />
        </Field>
        <Field
          {...form.field('reason')}
          label={common('label.reason')}
          help={t('reason.help')}
          required
        >
          <Textarea {...form.input('reason')} rows={3} most={staffReason.max} />
        </Field>
      </Form>
    </StepFrame>
  )
}
