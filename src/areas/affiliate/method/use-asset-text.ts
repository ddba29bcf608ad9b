import { useMoneyText } from '@/shared/account/use-money-text.ts'

const money = new Set(Intl.supportedValuesOf('currency'))

/** An amount of money, or of a coin, whose every decimal counts. */
export function useAssetText(): (sum: { amount: string; currency: string }) => string {
  const text = useMoneyText()
  return ({ amount, currency }) =>
    money.has(currency) ? text(amount, currency) : `${amount} ${currency}`
}
