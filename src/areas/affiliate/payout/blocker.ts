import type { PayoutQuote } from '@/api/contract/payouts.ts'
import type { PayoutMethod, Wallet } from '@/api/contract/wallet.ts'
import { compare } from '@/lib/decimal.ts'
import { walletState } from '../wallet/wallet-state.ts'

/** Why nothing can be paid out now; the first reason that applies. */
export type Blocker =
  | 'no_wallet'
  | 'unconfirmed'
  | 'locked'
  | 'fault'
  | 'down'
  | 'customer'
  | 'nothing'
  | 'minimum'

export function blockerOf(
  { available, min, unavailable }: PayoutQuote,
  wallet: Wallet | null,
  method: PayoutMethod | undefined,
): Blocker | null {
  const state = walletState(wallet)
  if (
    unavailable.some(({ reason }) => reason === 'turned_customer') &&
    compare(available.amount, '0') <= 0
  )
    return 'customer'
  if (state === 'none') return 'no_wallet'
  if (state === 'pending_confirmation') return 'unconfirmed'
  if (state === 'locked') return 'locked'
  if (wallet?.error) return 'fault'
  if (!method || method.status !== 'available') return 'down'
  if (compare(available.amount, '0') <= 0) return 'nothing'
  return min && compare(available.amount, min.amount) < 0 ? 'minimum' : null
}
