import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useSearchParams } from 'react-router'
import type { PayMethodDetails } from '@/api/contract/pay-methods.ts'
import type { SavedMethod } from '@/api/contract/saved-methods.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useCurrencyName } from '@/shared/account/use-currency-name.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Form } from '@/shared/form/Form.tsx'
import { nothingDone } from '@/shared/payment-intent/nothing-done.ts'
import { useForm } from '@/shared/form/use-form.ts'
import { useValues } from '@/shared/form/use-value.ts'
import { compare } from '@/lib/decimal.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Select } from '@/ui/Select.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { amountProblem, chargeOf, presetsOf } from './charge.ts'
import { payForm } from './pay-form.ts'
import type { PayEntries, PayValues } from './pay-form.ts'
import { placesOf, shownAmount, typedAmount } from '@/lib/typed-amount.ts'
import { useEta } from './use-eta.ts'
import { useLimitsText } from './use-limits-text.ts'
import { ChargeSummary } from './ChargeSummary.tsx'
import { PromoEntry } from './PromoEntry.tsx'
import { Presets } from './Presets.tsx'
import { isTopUp, readPromo } from './promo.ts'
import type { CheckedPromo } from './promo.ts'
import s from './amount.module.css'

interface AmountFormProps {
  name: string
  answer: PayMethodDetails
  /** The amount from the address. */
  amount: string
  saved: readonly SavedMethod[]
  submit: string
  /**
   * Called once; an error that it throws is shown.
   * @returns whether the page is about to change, so that nothing more may be sent
   */
  send: (entries: PayEntries) => Promise<boolean>
  onCurrency: (currency: string) => void
  /** Information shown before the amount. */
  children?: ReactNode
}

/** The amount for one method. Limits, fee and credited amount are shown before anything is sent. */
export function AmountForm({
  name,
  answer,
  amount,
  saved,
  submit,
  send,
  onCurrency,
  children,
}: AmountFormProps) {
  const { t } = useTranslation('pay')
  const { t: common } = useTranslation()
  const currencyName = useCurrencyName()
  const limitsText = useLimitsText()
  const locale = useLocale()
  const moneyText = useMoneyText()
  const eta = useEta()
  const { method, currency, balanceCurrency, rate } = answer
  const { limits } = method
  const usable = saved.filter(
    ({ status, method: by }) => status === 'active' && by === method.shortname,
  )
  const [params] = useSearchParams()
  // The smallest usual amount is chosen, so that one press is left. The button names it, and the
  // summary what it costs.
  const [first = ''] = presetsOf(method).toSorted(compare)
  const [begun] = useState<PayValues>(() => ({
    amount: shownAmount(amount || first, locale),
    promoCode: readPromo(params),
    savedMethodId: String(usable.find(({ isDefault }) => isDefault)?.id ?? ''),
    saveMethod: false,
  }))
  const [checked, setChecked] = useState<CheckedPromo | null>(null)
  const range = limitsText.range(limits)
  const cards = usable.map(({ id }) => String(id)).join()
  const schema = useMemo(() => payForm(limits, cards.split(',')), [limits, cards])
  const form = useForm({
    name,
    schema,
    defaults: begun,
    keep: ['amount', 'promoCode', 'savedMethodId', 'saveMethod'],
    about: currency,
    words: {
      amount: {
        required: t('amount.required'),
        bad_format:
          limits.step && placesOf(limits.step) === 0
            ? t('amount.step', { step: limits.step })
            : t('amount.bad'),
        out_of_range: t('amount.range', { range }),
        limit_exceeded: t('amount.range', { range }),
        not_allowed: t('amount.currency'),
      },
      savedMethodId: { required: common('form.chooseCard') },
      promoCode: {
        not_allowed: t('promo.reason.not_found'),
        expired: t('promo.reason.expired'),
        not_unique: t('promo.reason.used'),
      },
    },
    send: async (entries) => (await send(entries)) || nothingDone,
    done: () => 'leaving',
  })
  // Another currency has amounts of its own. What was typed stays.
  const { follow } = form
  const offered = useRef(first)
  useEffect(() => {
    if (offered.current === first) return
    offered.current = first
    follow({ ...begun, amount: shownAmount(first, locale) })
  }, [begun, first, follow, locale])
  const values = useValues(form)
  const typed = values.amount
  const fault = amountProblem(typed, limits)
  const sum = fault === undefined ? typedAmount(typed, placesOf(limits.step)) : null
  const charge = sum
    ? chargeOf(method, sum, currency, extraOf(checked, values.promoCode, currency))
    : null
  const other = values.savedMethodId === ''
  return (
    <div className={`stack gap-5 ${s.split}`}>
      <Form
        form={form}
        submit={sum && !other ? t('pay.now', { sum: moneyText(sum, currency) }) : submit}
        foot={<p className={`quiet text-1 ${s.note}`}>{t('pay.once')}</p>}
      >
        {children}
        <div className="stack gap-3">
          <div className={`grid gap-3 gap-x-4 align-start ${s.pair}`}>
            <Field {...form.field('amount')} label={common('label.amount')} help={range} required>
              <NumberInput {...form.input('amount')} append={currency} />
            </Field>
            {method.currencies.length > 1 && (
              <Field label={t('currency.label')}>
                <Select value={currency} onChange={({ target }) => onCurrency(target.value)}>
                  {method.currencies.map((code) => (
                    <option key={code} value={code}>
                      {currencyName(code)}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
          </div>
          <Presets
            sums={presetsOf(method)}
            currency={currency}
            chosen={typed}
            onChoose={(preset) => form.choose('amount', shownAmount(preset, locale))}
          />
        </div>
        {usable.length > 0 && (
          <RadioCards
            {...form.control('savedMethodId')}
            legend={t('saved.with')}
            options={[
              ...usable.map(({ id, brand, last4, exp }) => ({
                value: String(id),
                label: t('saved.name', { brand, last4 }),
                text: exp ? t('saved.until', { exp }) : undefined,
              })),
              { value: '', label: t('saved.other') },
            ]}
          />
        )}
        {method.canSave && other && (
          <Checkbox
            {...form.control('saveMethod')}
            label={t('saved.keep')}
            help={t('saved.keepHelp')}
          />
        )}
        <PromoEntry
          field={form.field('promoCode')}
          input={form.input('promoCode')}
          code={values.promoCode}
          amount={sum ? { amount: sum, currency } : null}
          method={method.shortname}
          checked={checked}
          onChecked={setChecked}
        />
      </Form>
      <ChargeSummary
        amount={sum}
        charge={charge}
        currency={currency}
        fee={limitsText.fee(limits)}
        unfit={fault === 'out_of_range' ? t('amount.range', { range }) : null}
        eta={eta(method)}
        balance={
          balanceCurrency && rate && balanceCurrency !== currency
            ? { currency: balanceCurrency, rate }
            : null
        }
      />
    </div>
  )
}

/** The bonus of a promo code, if it was checked and applies to a top-up. */
function extraOf(
  checked: CheckedPromo | null,
  code: string,
  currency: string,
): { percent: string } | { sum: string } | null {
  if (!checked || checked.code !== code.trim() || !isTopUp(checked.answer)) return null
  const { bonus } = checked.answer
  if (typeof bonus === 'string')
    return /^\d{1,3}(?:\.\d{1,4})?$/.test(bonus) ? { percent: bonus } : null
  return bonus && bonus.currency === currency ? { sum: bonus.amount } : null
}
