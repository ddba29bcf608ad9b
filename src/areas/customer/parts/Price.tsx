import { useLocale } from '@/i18n/page-context.ts'
import { Money } from '@/ui/Money.tsx'

/** Money as the contract writes it, in the reader's language. */
export function Price({ money }: { money: { amount: string | number; currency: string } }) {
  return <Money amount={money.amount} currency={money.currency} locale={useLocale()} />
}
