import { cryptoCalls } from '../contract/crypto.ts'
import { apiOf } from '../endpoint.ts'

export const cryptoApi = apiOf(cryptoCalls)
