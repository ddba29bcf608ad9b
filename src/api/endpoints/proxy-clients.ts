import { proxyClientCalls } from '../contract/proxy-clients.ts'
import { apiOf } from '../endpoint.ts'

export const proxyClientApi = apiOf(proxyClientCalls)
