import { X } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Money } from '@/api/contract/common.ts'
import { compare } from '@/lib/decimal.ts'
import { withGap } from '@/lib/sentences.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Button } from '@/ui/Button.tsx'
import type { Registered } from '@/shared/form/form-store.ts'
import { Field } from '@/ui/Field.tsx'
import type { FieldProps } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { hourAt, isBelow } from './rates.ts'
import type { PayRate, RateLimit } from './rates.ts'
import { useRangeText } from '../kit/use-range-text.ts'
import s from '../customer.module.css'

interface RateRowProps {
  title: string
  field: Pick<FieldProps, 'id' | 'error'>
  input: Registered
  typed: string
  /** The current market price. */
  price: Money | null
  currency: string
  /** What an hour with the type pays workers now; null where the backend does not say it. */
  pay: PayRate | null
  limit: RateLimit | null
  onRemove: (() => void) | undefined
}

/** A maximum rate beside the market price, and its effect. */
export function RateRow({
  title,
  field,
  input,
  typed,
  price,
  currency,
  pay,
  limit,
  onRemove,
}: RateRowProps) {
  const { t } = useTranslation('settings')
  const money = useMoneyText()
  const range = useRangeText()
  const now = price && money(price.amount, price.currency)
  const hour = hourAt(typed, price, pay)
  const floor = pay?.floor ?? null
  const below = isBelow(typed, price, currency)
  return (
    <li className={`stack gap-2 pad-y-4 line-below ${s.rate}`}>
      <div className={`cluster gap-2 gap-x-5 align-start ${s.line}`}>
        <Field
          {...field}
          label={title}
          help={limit ? range(limit) : undefined}
          className={`fill ${s.sum}`}
        >
          <NumberInput {...input} placeholder={t('rates.none')} append={currency} />
        </Field>
        <p className={`grid quiet text-1 num ${s.now}`}>
          <span>{t('rates.now')}</span> <b>{now ?? '—'}</b>
        </p>
        {onRemove && (
          <Button
            variant="tertiary"
            hideText
            title={t('rates.remove', { type: title })}
            onClick={onRemove}
            prepend={<X size={18} aria-hidden="true" />}
          >
            {t('rates.remove', { type: title })}
          </Button>
        )}
      </div>
      <div role="status" className="stack gap-2">
        {hour !== null && (
          <p className="quiet text-2">
            {withGap(t('rates.hour', { sum: money(hour, currency) }))}
            {!floor && t('rates.noFloor')}
          </p>
        )}
        {hour !== null && floor && compare(hour, floor.amount) < 0 && (
          <Notice
            tone="warn"
            title={t('rates.underFloor', { sum: money(floor.amount, floor.currency) })}
          />
        )}
        {below && now && (
          <Notice tone="warn" title={t('rates.below.title', { price: now })}>
            {t('rates.below.before')} <code translate="no">ERROR_NO_SLOT_AVAILABLE</code>
            {t('rates.below.after')}
          </Notice>
        )}
      </div>
    </li>
  )
}
