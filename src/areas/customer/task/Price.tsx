import { useLocale } from '@/i18n/page-context.ts'
import { readable } from '@/lib/decimal.ts'
import { Money } from '@/ui/Money.tsx'

/** Money in the reader's language. */
export function Price({ money }: { money: { amount: string | number; currency: string } }) {
  return <Money amount={money.amount} currency={money.currency} locale={useLocale()} />
}

/** The price of one task with five decimals, so that a column lines up. */
export function TaskPrice({ money }: { money: { amount: string | number; currency: string } }) {
  return <Money amount={money.amount} currency={money.currency} locale={useLocale()} places={5} />
}

/** A total, without fractions of a cent. */
export function Sum({
  money: { amount, currency },
}: {
  money: { amount: string; currency: string }
}) {
  return <Money amount={readable(amount)} currency={currency} locale={useLocale()} />
}
