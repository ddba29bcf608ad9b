import type { Money } from '@/api/contract/common.ts'
import type { User } from '@/api/contract/user.ts'

/**
 * Adds the balance from an event (contract.md 4.0.14) to the user. The specification makes the
 * user's amount a number, while the event's is a decimal, so it is kept beside it until the user is
 * refetched. A balance in another currency is ignored.
 */
export const withToldBalance = (user: User, { amount, currency }: Money): User =>
  currency === user.balance.currency
    ? { ...user, balance: { ...user.balance, amount: Number(amount), told: amount } }
    : user

/** The balance to show: from the latest event, else from the user. Null if unknown. */
export function shownBalance({
  balance: { amount, told, currency },
}: Pick<User, 'balance'>): { amount: string | number; currency: string } | null {
  const shown = typeof told === 'string' ? told : amount
  return shown === null ? null : { amount: shown, currency }
}
