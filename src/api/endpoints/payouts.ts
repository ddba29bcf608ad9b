import { payoutCalls } from '../contract/payouts.ts'
import { apiOf } from '../endpoint.ts'
import { walletCalls } from '../contract/wallet.ts'

export const payoutsApi = apiOf(payoutCalls)

export const walletApi = apiOf(walletCalls)

/** All parts of a page know what was canceled last. */
export const payoutCanceling = { fixedCacheKey: 'cancelPayout' }
