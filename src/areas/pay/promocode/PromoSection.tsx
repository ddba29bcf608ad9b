import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useSearchParams } from 'react-router'
import { voucherCalls } from '@/api/contract/vouchers.ts'
import type { Credited, PromoCheck } from '@/api/contract/vouchers.ts'
import { vouchersApi } from '@/api/endpoints/pay.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { readPromo } from '../amount/promo.ts'
import { PromoForm, PromoAnswer } from './PromoAnswer.tsx'
import s from '../pay.module.css'

/**
 * Checks a promo code first: its value and conditions. It is then redeemed, or taken to a top-up.
 */
export function PromoSection() {
  const { t } = useTranslation('promo')
  const { t: common } = useTranslation()
  const money = useMoneyText()
  const [params] = useSearchParams()
  const [check] = vouchersApi.useCheckPromoMutation()
  const [redeem] = vouchersApi.useRedeemPromoMutation()
  const [checked, setChecked] = useState<{ code: string; answer: PromoCheck } | null>(null)
  const [done, setDone] = useState<Credited | null>(null)
  const intent = usePaymentIntent({
    name: 'promo',
    call: voucherCalls.redeemPromo,
    onFound: setDone,
  })
  const form = useForm({
    name: 'promo',
    schema: PromoForm,
    defaults: { code: readPromo(params, 'code') },
    keep: ['code'],
    words: { code: { required: common('form.enterCode') } },
    send: async ({ code }) => ({ code, answer: await check({ code }).unwrap() }),
    done: setChecked,
  })

  async function take(code: string): Promise<void> {
    const outcome = await intent.submit({ code }, (idempotencyKey) =>
      redeem({ code, idempotencyKey }).unwrap(),
    )
    if ('answer' in outcome) setDone(outcome.answer)
  }

  if (done)
    return (
      <AccountSection title={t('title')}>
        <Outcome
          fresh
          title={common('label.credit', { sum: money(done.amount.amount, done.amount.currency) })}
        >
          <div className="stack gap-3">
            {done.balance && (
              <p>{t('done.balance', { sum: money(done.balance.amount, done.balance.currency) })}</p>
            )}
            <div>
              <RouteLink to={{ id: 'dashboard' }} className={buttonClass({ variant: 'secondary' })}>
                {t('done.home')}
              </RouteLink>
            </div>
          </div>
        </Outcome>
      </AccountSection>
    )
  return (
    <AccountSection title={t('title')} text={t('text')}>
      <div className="stack gap-5">
        <IntentNotice intent={intent} />
        <Form
          form={form}
          submit={common('action.check')}
          button={{ variant: checked ? 'secondary' : 'primary' }}
        >
          <Field
            {...form.field('code')}
            label={common('label.code')}
            help={t('code.help')}
            required
          >
            <TextInput
              {...form.input('code')}
              className={s.promoCode}
              mono
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
            />
          </Field>
        </Form>
        {checked && !form.busy && (
          <PromoAnswer
            key={checked.code}
            code={checked.code}
            answer={checked.answer}
            busy={intent.asking}
            take={() => take(checked.code)}
          />
        )}
      </div>
    </AccountSection>
  )
}
