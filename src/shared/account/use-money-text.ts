import { useLocale } from '@/i18n/page-context.ts'
import { moneyText } from '@/ui/Money.tsx'

/** Formats money for use inside a sentence. */
export function useMoneyText(): (amount: string, currency: string) => string {
  const locale = useLocale()
  return (amount, currency) => moneyText(amount, currency, locale)
}
