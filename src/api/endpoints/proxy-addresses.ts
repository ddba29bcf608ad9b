import { proxyAddressCalls } from '../contract/proxy-addresses.ts'
import { proxyRenewalCalls } from '../contract/proxy-renewals.ts'
import { apiOf } from '../endpoint.ts'

export const proxyAddressApi = apiOf(proxyAddressCalls)

export const proxyRenewalApi = apiOf(proxyRenewalCalls)
