import type { CryptoPayment } from '@/api/contract/crypto.ts'
import { assets, networks } from '@/api/contract/crypto.ts'
import { known } from '@/lib/known.ts'

export const knownAsset = (asset: string) => known(assets, asset)
export const knownNetwork = (network: string) => known(networks, network)

/** What a crypto payment asks of the person now. */
export type CryptoStep = 'send' | 'more' | 'seen' | 'over' | 'expired'

/** The rate may have run out before the backend says so: nobody is told to send by a rate that no longer holds. */
export function cryptoStep({ payment: { status } }: Pick<CryptoPayment, 'payment'>): CryptoStep {
  if (status === 'created' || status === 'pending' || status === 'redirected') return 'send'
  if (status === 'underpaid') return 'more'
  if (status === 'confirming') return 'seen'
  return status === 'expired' ? 'expired' : 'over'
}

/** The address of a wallet's own, where what the backend sent is one: a scheme of an asset, nothing else. */
export function walletLink(uri: string): string | null {
  const match = /^(?:bitcoin|bitcoincash|tron|ethereum|litecoin):[\w:?&=.%+-]{10,512}$/.exec(uri)
  return match ? uri : null
}
