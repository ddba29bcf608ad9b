import * as v from 'valibot'
import type { PayoutQuote } from '@/api/contract/payouts.ts'
import { compare } from '@/lib/decimal.ts'
import { placesOf, typedAmount } from '@/lib/typed-amount.ts'

/** The schema of the amount. The backend validates it again with each quote. */
export function payoutForm({
  available,
  min,
  max,
  step,
}: Pick<PayoutQuote, 'available' | 'min' | 'max' | 'step'>) {
  const places = placesOf(step)
  const read = (text: string): string => typedAmount(text, places, Infinity) ?? ''
  const fits = (test: (amount: string) => boolean) => (text: string) =>
    read(text) === '' || test(read(text))
  return v.object({
    amount: v.pipe(
      v.string(),
      v.nonEmpty(),
      v.check((text) => read(text) !== '', 'bad_format'),
      v.check(
        fits((amount) => compare(amount, '0') > 0 && (!min || compare(amount, min.amount) >= 0)),
        'out_of_range',
      ),
      v.check(
        fits((amount) => compare(amount, available.amount) <= 0),
        'insufficient_funds',
      ),
      v.check(
        fits((amount) => !max || compare(amount, max.amount) <= 0),
        'limit_exceeded',
      ),
      v.transform(read),
    ),
  })
}
