import { useMoneyText } from '@/shared/account/use-money-text.ts'

const money = new Set(Intl.supportedValuesOf('currency'))

/** Returns a function that formats money, or a coin with all its decimals. */
export function useAssetText(): (sum: { amount: string; currency: string }) => string {
  const text = useMoneyText()
  return ({ amount, currency }) =>
    money.has(currency) ? text(amount, currency) : `${amount} ${currency}`
}
