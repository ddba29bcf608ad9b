import { useTranslation } from '@/i18n/use-translation.ts'
import type { AmountLimits } from '@/api/contract/money.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { isPositive } from './charge.ts'

/** Limits and fees as sentences. */
export function useLimitsText(): {
  range: (limits: AmountLimits) => string
  fee: (limits: AmountLimits) => string
} {
  const { t } = useTranslation('pay')
  const text = useMoneyText()
  const format = useFormat()
  return {
    range: ({ min, max }) => {
      const [least, most] = [
        min && text(min.amount, min.currency),
        max && text(max.amount, max.currency),
      ]
      if (least && most) return t('limits.both', { min: least, max: most })
      if (least) return t('limits.min', { min: least })
      return most ? t('limits.max', { max: most }) : ''
    },
    fee: ({ feePercent, feeFixed }) => {
      const parts = [
        feePercent && isPositive(feePercent) ? format.percent(Number(feePercent), 4) : '',
        feeFixed && isPositive(feeFixed.amount) ? text(feeFixed.amount, feeFixed.currency) : '',
      ].filter(Boolean)
      return parts.length > 0 ? parts.join(' + ') : t('fee.none')
    },
  }
}
