import { useLocale } from '@/i18n/page-context.ts'
import { moneyText } from '@/ui/Money.tsx'

const money = new Set(Intl.supportedValuesOf('currency'))
const isDecimal = (text: string): text is `${number}` => /^-?\d+(?:\.\d+)?$/.test(text)

/** A coin with all its decimals, two at least, as the language writes numbers. */
function coinText(amount: string, currency: string, locale: string): string {
  if (!isDecimal(amount)) return `${amount}\u00a0${currency}`
  const places = Math.max(2, amount.split('.')[1]?.length ?? 0)
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  })
  return `${number.format(amount)}\u00a0${currency}`
}

/** Formats money, or a coin, inside a sentence or a table. */
export const assetText = (
  { amount, currency }: { amount: string; currency: string },
  locale: string,
): string =>
  money.has(currency) ? moneyText(amount, currency, locale) : coinText(amount, currency, locale)

export function useAssetText(): (sum: { amount: string; currency: string }) => string {
  const locale = useLocale()
  return (sum) => assetText(sum, locale)
}
