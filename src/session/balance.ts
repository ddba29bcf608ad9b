import type { Money } from '@/api/contract/common.ts'
import type { User } from '@/api/contract/user.ts'

/**
 * The user with a balance that an event told (contract.md 4.0.14). A user's amount is a number by the specification, and the event's is a
 * decimal: it is kept beside, and goes when the user is asked for again. Of another currency it says nothing that could be shown.
 */
export const withToldBalance = (user: User, { amount, currency }: Money): User =>
  currency === user.balance.currency
    ? { ...user, balance: { ...user.balance, amount: Number(amount), told: amount } }
    : user

/** The balance to show: as the latest event told it, else as it came with the user. Null where nobody has told it. */
export function shownBalance({
  balance: { amount, told, currency },
}: Pick<User, 'balance'>): { amount: string | number; currency: string } | null {
  const shown = typeof told === 'string' ? told : amount
  return shown === null ? null : { amount: shown, currency }
}
