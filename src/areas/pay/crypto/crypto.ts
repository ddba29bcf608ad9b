import type { CryptoPayment } from '@/api/contract/crypto.ts'
import { assets, cryptoNetworks } from '@/api/contract/crypto.ts'
import { known } from '@/lib/known.ts'

export const knownAsset = (asset: string) => known(assets, asset)
export const knownNetwork = (network: string) => known(cryptoNetworks, network)

/** The step that the payment is at. */
export type CryptoStep = 'send' | 'more' | 'seen' | 'over' | 'expired'

/**
 * The rate can expire before the backend reports it. Nobody may be asked to send at an expired
 * rate.
 */
export function cryptoStep({ payment: { status } }: Pick<CryptoPayment, 'payment'>): CryptoStep {
  if (status === 'created' || status === 'pending' || status === 'redirected') return 'send'
  if (status === 'underpaid') return 'more'
  if (status === 'confirming') return 'seen'
  return status === 'expired' ? 'expired' : 'over'
}

/** Validates the link to a wallet: only the scheme of a coin is allowed. */
export function walletLink(uri: string): string | null {
  const match = /^(?:bitcoin|bitcoincash|tron|ethereum|litecoin):[\w:?&=.%+-]{10,512}$/.exec(uri)
  return match ? uri : null
}
