import { useLocale } from '@/i18n/page-context.ts'
import { moneyParts } from '@/ui/Money.tsx'

/** Formats money for use inside a sentence. */
export function useMoneyText(): (amount: string, currency: string) => string {
  const locale = useLocale()
  return (amount, currency) =>
    moneyParts(amount, currency, locale)
      .map(({ value }) => value)
      .join('')
}
