import type { Wallet } from '@/api/contract/wallet.ts'
import { serverNow } from '@/lib/server-clock.ts'

/** contract.md 4.18. */
export type WalletState = 'none' | 'pending_confirmation' | 'active' | 'change_pending' | 'locked'

export function walletState(wallet: Wallet | null): WalletState {
  if (!wallet) return 'none'
  const { methodId, pendingUpdate, lockedUntil } = wallet
  if (methodId === null) return pendingUpdate ? 'pending_confirmation' : 'none'
  if (lockedUntil !== null && Date.parse(lockedUntil) > serverNow()) return 'locked'
  return pendingUpdate ? 'change_pending' : 'active'
}
