import { proxyIpCalls } from '../contract/proxy-ips.ts'
import { apiOf } from '../endpoint.ts'

export const proxyIpApi = apiOf(proxyIpCalls)
