import { proxyAccountCalls } from '../contract/proxy-account.ts'
import { apiOf } from '../endpoint.ts'

export const proxyAccountApi = apiOf(proxyAccountCalls)
