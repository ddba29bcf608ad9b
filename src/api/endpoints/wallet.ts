import { walletCalls } from '../contract/wallet.ts'
import { apiOf } from '../endpoint.ts'

export const walletApi = apiOf(walletCalls)
