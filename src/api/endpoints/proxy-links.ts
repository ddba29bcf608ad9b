import { proxyLinkCalls } from '../contract/proxy-links.ts'
import { apiOf } from '../endpoint.ts'

export const proxyLinkApi = apiOf(proxyLinkCalls)
