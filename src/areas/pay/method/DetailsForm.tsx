import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { paymentCalls } from '@/api/contract/payments.ts'
import type { PayField, Payment } from '@/api/contract/payments.ts'
import { paymentsApi } from '@/api/endpoints/pay.ts'
import { isProblem } from '@/api/problem.ts'
import { known } from '@/lib/known.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { atDetailKeys, methodDetailsForm, detailFieldKey } from './details-form.ts'
import s from '../pay.module.css'

interface DetailsFormProps {
  payment: Payment
  fields: readonly PayField[]
  /** Called if the payment has progressed elsewhere. */
  onMoved: () => void
}

const complete: Readonly<Record<string, string>> = { email: 'email', tel: 'tel' }

/**
 * The additional fields that a method requires. Nothing is stored, because they may be identity
 * documents.
 */
export function DetailsForm({ payment, fields: given, onMoved }: DetailsFormProps) {
  const { t } = useTranslation('pay')
  const { t: common } = useTranslation()
  const [send] = paymentsApi.useSendPaymentDetailsMutation()
  // Equal fields must not reset the form when polling returns them again.
  const key = JSON.stringify(given)
  const fields = useMemo((): readonly PayField[] => JSON.parse(key), [key])
  const schema = useMemo(() => methodDetailsForm(fields), [fields])
  // The result is requested with the payment.
  const intent = usePaymentIntent({
    name: `details-${payment.id}`,
    call: paymentCalls.sendPaymentDetails,
    onFound: () => undefined,
  })
  const form = useForm({
    name: `pay-details-${payment.id}`,
    schema,
    defaults: Object.fromEntries(fields.map((_, index) => [detailFieldKey(index), ''])),
    // Nothing is kept, because a field may be the number of a phone or a card.
    keep: [],
    words: Object.fromEntries(
      fields.map(({ type }, index) => [
        detailFieldKey(index),
        type === 'amount' ? { bad_format: t('amount.bad') } : {},
      ]),
    ),
    send: async (values) => {
      try {
        return await intent.submit(values, (idempotencyKey) =>
          send({ id: payment.id, idempotencyKey, fields: values }).unwrap(),
        )
      } catch (error) {
        if (!isProblem(error)) throw error
        if (error.status === 409) onMoved()
        throw atDetailKeys(error, fields)
      }
    },
    // The refetched payment shows something else.
    done: () => 'leaving',
  })
  return (
    <div className="stack gap-4">
      <IntentNotice intent={intent} />
      <Form form={form} className={s.fields} submit={common('action.continue')}>
        {fields.map(({ name, label, type, required, options, hint }, index) => (
          <Field
            key={detailFieldKey(index)}
            {...form.field(detailFieldKey(index))}
            label={label || name}
            help={hint ?? undefined}
            required={required}
            marker={required ? undefined : common('form.optional')}
          >
            {type === 'select' && options.length > 0 ? (
              <Select {...form.input(detailFieldKey(index))}>
                <option value="">{common('form.choose')}</option>
                {options.map(({ value, label: option }) => (
                  <option key={value} value={value}>
                    {option || value}
                  </option>
                ))}
              </Select>
            ) : type === 'amount' ? (
              <NumberInput
                {...form.input(detailFieldKey(index))}
                append={payment.amount.currency}
              />
            ) : (
              <TextInput
                {...form.input(detailFieldKey(index))}
                type={type === 'email' || type === 'tel' ? type : 'text'}
                autoComplete={known(complete, type) ?? 'off'}
                most={500}
              />
            )}
          </Field>
        ))}
      </Form>
    </div>
  )
}
