import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { PaymentMethod } from '@/api/contract/pay-methods.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useCurrencyName } from '@/shared/account/use-currency-name.ts'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { presetsOf } from '../amount/charge.ts'
import { shownAmount } from '@/lib/typed-amount.ts'
import { Presets } from '../amount/Presets.tsx'
import s from './methods.module.css'

interface AmountBarProps {
  amount: string
  currency: string
  currencies: readonly string[]
  /** The methods whose presets are offered. */
  methods: readonly PaymentMethod[]
  onChange: (part: { amount?: string; currency?: string }) => void
}

/** The amount and currency. The cards below show each method's result. */
export function AmountBar({ amount, currency, currencies, methods, onChange }: AmountBarProps) {
  const { t } = useTranslation('pay')
  const { t: common } = useTranslation()
  const { t: words } = useTranslation('payMethods')
  const locale = useLocale()
  const currencyName = useCurrencyName()
  const [typed, setTyped] = useState(() => shownAmount(amount, locale))
  const [followed, setFollowed] = useState(amount)
  // A preset, the address or another currency changes the amount.
  if (followed !== amount) {
    setFollowed(amount)
    setTyped(shownAmount(amount, locale))
  }
  const [first] = methods.filter(({ status }) => status === 'available')
  const sums = first ? presetsOf(first) : []
  return (
    <div className="stack gap-3">
      <div className={`grid gap-3 gap-x-4 align-start ${s.amount}`}>
        <Field label={common('label.amount')} help={words('amount.barHelp')}>
          <NumberInput
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setFollowed(target.value)
              onChange({ amount: target.value })
            }}
            append={currency}
          />
        </Field>
        <Field label={t('currency.label')}>
          <Select
            value={currency}
            onChange={({ target }) =>
              // Another currency has presets of its own. What was typed stays.
              onChange({ currency: target.value, ...(sums.includes(amount) && { amount: '' }) })
            }
          >
            {[...new Set([currency, ...currencies])].map((code) => (
              <option key={code} value={code}>
                {currencyName(code)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {first && (
        <Presets
          sums={sums}
          currency={currency}
          chosen={amount}
          onChoose={(sum) => onChange({ amount: sum })}
        />
      )}
    </div>
  )
}
