import { proxyListCalls } from '../contract/proxy-lists.ts'
import { apiOf } from '../endpoint.ts'

export const proxyListApi = apiOf(proxyListCalls)
