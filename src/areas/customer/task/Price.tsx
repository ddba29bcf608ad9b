import { useLocale } from '@/i18n/page-context.ts'
import { readable } from '@/lib/decimal.ts'
import { Money } from '@/ui/Money.tsx'

/** Money as the contract writes it, in the reader's language. */
export function Price({ money }: { money: { amount: string | number; currency: string } }) {
  return <Money amount={money.amount} currency={money.currency} locale={useLocale()} />
}

/** The price of one task, a fraction of a cent: with five decimal places, so that a column lines up. */
export function TaskPrice({ money }: { money: { amount: string | number; currency: string } }) {
  return <Money amount={money.amount} currency={money.currency} locale={useLocale()} places={5} />
}

/** A sum of many: without the fractions of a cent that single prices have. */
export function Sum({
  money: { amount, currency },
}: {
  money: { amount: string; currency: string }
}) {
  return <Money amount={readable(amount)} currency={currency} locale={useLocale()} />
}
