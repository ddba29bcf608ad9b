import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { voucherCalls } from '@/api/contract/vouchers.ts'
import type { Credited } from '@/api/contract/vouchers.ts'
import { vouchersApi } from '@/api/endpoints/pay.ts'
import { toProblem } from '@/api/problem.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useRemaining, useSecondsTo } from '@/shared/form/retry.ts'
import { useForm } from '@/shared/form/use-form.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { plainVoucher, typedVoucher, VoucherForm, voucherFault } from './voucher.ts'
import s from '../pay.module.css'
import { deviceNow } from '@/lib/server-clock.ts'

/** Word joiners keep the code on one line. */
const example = ['ABCD', '1234', 'EFGH'].join('\u2060-\u2060')

interface Tries {
  left: number
  /** When tries are available again, in milliseconds; null if unknown. */
  until: number | null
}

/** Redeems a voucher. The code is worth money, so it is never stored. */
export function VoucherSection() {
  const { t } = useTranslation('voucher')
  const { t: common } = useTranslation()
  const money = useMoneyText()
  const [redeem] = vouchersApi.useRedeemVoucherMutation()
  const [done, setDone] = useState<Credited | null>(null)
  const [tries, setTries] = useState<Tries | null>(null)
  const intent = usePaymentIntent({
    name: 'voucher',
    call: voucherCalls.redeemVoucher,
    onFound: setDone,
  })
  const form = useForm({
    name: 'voucher',
    schema: VoucherForm,
    defaults: { code: '' },
    keep: [],
    words: {
      code: {
        required: common('form.enterCode'),
        bad_format: t('code.format'),
        not_allowed: t('code.notFound'),
        not_unique: t('code.used'),
        expired: t('code.expired'),
        mismatch: t('code.region'),
      },
    },
    place: ({ code }) => {
      const fault = voucherFault(code)
      return fault && { code: fault }
    },
    send: async ({ code }) => {
      setTries(null)
      try {
        return await intent.submit({ code }, (idempotencyKey) =>
          redeem({ code, idempotencyKey }).unwrap(),
        )
      } catch (error) {
        const { data, retryAfter = 0 } = toProblem(error)
        const left: unknown =
          typeof data === 'object' && data !== null && 'attemptsLeft' in data
            ? data.attemptsLeft
            : null
        if (typeof left === 'number')
          setTries({ left, until: retryAfter > 0 ? deviceNow() + retryAfter * 1000 : null })
        throw error
      }
    },
    done: ({ answer }) => setDone(answer),
  })
  const [field, input] = [form.field('code'), form.input('code')]
  const again = useRef(false)
  // The button for another code was pressed, so the field takes the focus.
  useLayoutEffect(() => {
    if (!done && again.current) document.getElementById(field.id)?.focus()
  }, [done, field.id])

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
            <div className="cluster gap-3">
              <RouteLink
                to={{ id: 'historyDay' }}
                className={buttonClass({ variant: 'secondary' })}
              >
                {t('done.history')}
              </RouteLink>
              <Button
                variant="tertiary"
                onClick={() => {
                  again.current = true
                  form.reset({ code: '' })
                  setDone(null)
                }}
              >
                {t('done.again')}
              </Button>
            </div>
          </div>
        </Outcome>
      </AccountSection>
    )
  return (
    <AccountSection title={t('title')} text={t('text')}>
      <div className="stack gap-4">
        <IntentNotice intent={intent} />
        {(!intent.asking || form.busy) && (
          <Form form={form} submit={t('submit')}>
            <Field {...field} label={t('code.label')} help={<Help tries={tries} />} required>
              <TextInput
                {...input}
                className={s.code}
                mono
                autoComplete="off"
                autoCapitalize="characters"
                autoCorrect="off"
                spellCheck={false}
                onChange={(event) => {
                  const { target } = event
                  const at = target.selectionStart ?? target.value.length
                  const atEnd = at === target.value.length
                  target.value = typedVoucher(target.value, atEnd)
                  if (!atEnd) target.setSelectionRange(at, at)
                  input.onChange(event)
                }}
                onBlur={(event) => {
                  const plain = plainVoucher(event.target.value)
                  if (plain !== event.target.value) form.set('code', plain, { judge: false })
                }}
              />
            </Field>
          </Form>
        )}
      </div>
    </AccountSection>
  )
}

/** The format of a code. After a wrong one: the tries left, or how long to wait. */
function Help({ tries }: { tries: Tries | null }) {
  const { t } = useTranslation('voucher')
  const pause = useSecondsTo(tries?.until ?? 0)
  const remaining = useRemaining()
  if (tries === null) return t('code.help', { example })
  if (tries.left > 0) return t('code.left', { count: tries.left })
  if (tries.until === null) return t('code.pausedLong')
  return pause > 0 ? t('code.paused', { time: remaining(pause) }) : t('code.help', { example })
}
