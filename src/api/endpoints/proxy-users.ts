import { proxyUserCalls } from '../contract/proxy-users.ts'
import { apiOf } from '../endpoint.ts'

export const proxyUserApi = apiOf(proxyUserCalls)
