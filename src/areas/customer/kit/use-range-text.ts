import { useTranslation } from '@/i18n/use-translation.ts'
import type { Money } from '@/api/contract/common.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'

type Range = { min: Money; max?: Money | null } | null | undefined

/** "From $1 to $50": the allowed amounts, with the field's name if they are shown apart from it. */
export function useRangeText(): (range: Range, label?: string) => string {
  const { t: common } = useTranslation()
  const money = useMoneyText()
  return (range, label) => {
    if (!range) return common('form.field.out_of_range')
    const min = money(range.min.amount, range.min.currency)
    if (!range.max)
      return label ? common('range.fromNamed', { label, min }) : common('range.from', { min })
    const max = money(range.max.amount, range.max.currency)
    return label
      ? common('range.betweenNamed', { label, min, max })
      : common('range.between', { min, max })
  }
}
