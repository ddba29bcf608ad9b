import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { orderCalls, workaroundLimits } from '@/api/contract/orders.ts'
import type { WorkaroundKind, WorkaroundOrder } from '@/api/contract/orders.ts'
import type { Money as Sum } from '@/api/contract/common.ts'
import { ordersApi } from '@/api/endpoints/pay.ts'
import { useUser } from '@/session/use-user.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { nothingDone } from '@/shared/payment-intent/nothing-done.ts'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Money } from '@/ui/Money.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { orderKind, WorkaroundForm } from './workaround-order.ts'
import { InsufficientFunds, PriceLine } from './PriceLine.tsx'
import s from '../pay.module.css'

interface OrderSectionProps {
  offer: { records: readonly WorkaroundKind[]; available: Sum | null }
  onPriceChanged: () => void
}

/** The order form: the kind, the site, and the price beside the button. */
export function OrderSection({ offer: { records, available }, onPriceChanged }: OrderSectionProps) {
  const { t } = useTranslation('workaroundPay')
  const { t: common } = useTranslation()
  const money = useMoneyText()
  const locale = useLocale()
  const { user } = useUser()
  const [order] = ordersApi.useOrderWorkaroundMutation()
  const [done, setDone] = useState<WorkaroundOrder | null>(null)
  const [refused, setRefused] = useState<{ why: 'price' | 'funds'; kind: string } | null>(null)
  const intent = usePaymentIntent({
    name: 'workaround',
    call: orderCalls.orderWorkaround,
    onFound: setDone,
  })
  const [begun] = useState(() => ({
    kind: records[0]?.id ?? '',
    name: user?.name ?? '',
    email: user?.email ?? '',
    url: '',
    message: '',
  }))
  const form = useForm({
    name: 'workaround',
    schema: WorkaroundForm,
    defaults: begun,
    keep: ['kind', 'name', 'email', 'url', 'message'],
    words: {
      name: { required: t('name.required') },
      email: { required: t('email.required'), bad_format: t('email.format') },
      url: { required: t('url.required'), bad_format: t('url.format') },
      message: { required: t('message.required') },
    },
    send: async (values) => {
      setRefused(null)
      const price = records.find(({ id }) => id === values.kind)?.price
      const agreed = price ? { amount: price.amount, currency: price.currency } : null
      const entries = { ...values, price: agreed }
      try {
        return await intent.submit(entries, (idempotencyKey) =>
          order({ ...entries, idempotencyKey }).unwrap(),
        )
      } catch (error) {
        const key = problemKey(toProblem(error))
        const why =
          key === 'ERROR_CONFLICT' ? 'price' : key === 'ERROR_INSUFFICIENT_FUNDS' ? 'funds' : null
        if (why === null) throw error
        // The refusal is shown with a way out, so the form does not repeat it.
        setRefused({ why, kind: values.kind })
        if (why === 'price') onPriceChanged()
        return nothingDone
      }
    },
    done: ({ answer }) => setDone(answer),
  })
  const kind = useValue(form, 'kind')
  const message = useValue(form, 'message')
  const chosen = records.find(({ id }) => id === kind)
  const price = chosen?.price ?? null

  if (done)
    return (
      <AccountSection title={t('order.title')}>
        <Outcome fresh title={t('done.title', { id: String(done.id) })}>
          <div className="stack gap-3">
            <p>{done.status === 'quoting' ? t('done.quoting') : t('done.paid')}</p>
            <div>
              <Button variant="secondary" onClick={() => setDone(null)}>
                {t('done.again')}
              </Button>
            </div>
          </div>
        </Outcome>
      </AccountSection>
    )
  const resumed = !form.busy && intent.asking
  return (
    <AccountSection title={t('order.title')} text={t('order.text')}>
      <div className="stack gap-4">
        <IntentNotice intent={intent} />
        {refused?.why === 'price' && <Outcome fresh tone="warn" title={t('price.changed')} />}
        {refused?.why === 'funds' && refused.kind === kind && (
          <InsufficientFunds price={price} available={available} />
        )}
        {!resumed && (
          <Form
            form={form}
            submit={
              price
                ? t('submit.pay', { sum: money(price.amount, price.currency) })
                : t('submit.ask')
            }
            foot={<PriceLine price={price} available={available} />}
          >
            <RadioCards
              {...form.control('kind')}
              legend={t('kind.legend')}
              columns={2}
              options={records.map(({ id, price: sum, days }) => {
                const known = orderKind(id)
                return {
                  value: id,
                  label: known ? t(`kind.${known}.title`) : plainCode(id),
                  text: (
                    <>
                      {known && t(`kind.${known}.text`)}{' '}
                      {typeof days === 'number' && t('kind.days', { count: days })}
                    </>
                  ),
                  aside: (
                    <b className="num">
                      {sum ? (
                        <Money amount={sum.amount} currency={sum.currency} locale={locale} />
                      ) : (
                        t('price.byQuote')
                      )}
                    </b>
                  ),
                }
              })}
            />
            <div className={`grid gap-4 align-start ${s.pair}`}>
              <Field {...form.field('name')} label={t('name.label')} required>
                <TextInput {...form.input('name')} autoComplete="name" />
              </Field>
              <Field {...form.field('email')} label={common('label.email')} required>
                <TextInput {...form.input('email')} type="email" autoComplete="email" />
              </Field>
            </div>
            <Field
              {...form.field('url')}
              label={common('label.site')}
              help={t('url.help')}
              required
            >
              <TextInput
                {...form.input('url')}
                inputMode="url"
                autoComplete="url"
                autoCapitalize="none"
                spellCheck={false}
              />
            </Field>
            <Field
              {...form.field('message')}
              label={t('message.label')}
              help={t('message.help', {
                ...workaroundLimits.message,
                count: message.trim().length,
              })}
              required
            >
              <Textarea {...form.input('message')} rows={6} />
            </Field>
          </Form>
        )}
      </div>
    </AccountSection>
  )
}
