import * as v from 'valibot'
import { directions, transferLimits, transferStatuses } from '@/api/contract/transfers.ts'
import type { TransferLimits } from '@/api/contract/transfers.ts'
import { compare } from '@/lib/decimal.ts'
import { known } from '@/lib/known.ts'
import { choice, defineQuery, page } from '@/shared/query/query.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'
import { placesOf, typedAmount } from '@/lib/typed-amount.ts'

export const emptyTransfer = { recipient: '', amount: '', comment: '' }
export type TransferValues = typeof emptyTransfer

/** A user id, or an email address by its rough form. */
const isRecipient = (text: string): boolean =>
  /^\d{1,15}$/.test(text) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** The schema of the form, within the backend's limits. */
export function transferForm({ min, max, available, step }: TransferLimits) {
  const places = placesOf(step)
  const read = (text: string): string => typedAmount(text, places, Infinity) ?? ''
  const fits = (test: (amount: string) => boolean) => (text: string) =>
    read(text) === '' || test(read(text))
  return v.object({
    recipient: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.maxLength(transferLimits.recipient),
      v.check(isRecipient, 'bad_format'),
    ),
    amount: v.pipe(
      v.string(),
      v.nonEmpty(),
      v.check((text) => read(text) !== '', 'bad_format'),
      v.check(
        fits(
          (amount) =>
            compare(amount, '0') > 0 &&
            (!min || compare(amount, min.amount) >= 0) &&
            (!max || compare(amount, max.amount) <= 0),
        ),
        'out_of_range',
      ),
      v.check(
        fits((amount) => !available || compare(amount, available.amount) <= 0),
        'insufficient_funds',
      ),
      v.transform(read),
    ),
    comment: v.pipe(v.string(), v.trim(), v.maxLength(transferLimits.comment)),
  })
}

/** The query of the list of transfers. */
export const transferQuery = defineQuery({
  direction: choice(directions),
  status: choice(transferStatuses),
  page,
})

const tones: Record<(typeof transferStatuses)[number], BadgeTone> = {
  awaiting_confirmation: 'warn',
  completed: 'ok',
  canceled: 'neutral',
  expired: 'neutral',
}
/** Undefined for an unknown state. */
export function transferInfo(
  status: string,
): { status: (typeof transferStatuses)[number]; tone: BadgeTone } | undefined {
  const found = known(transferStatuses, status)
  return found && { status: found, tone: tones[found] }
}
