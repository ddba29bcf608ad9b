import { proxyAccountCalls } from '../contract/proxy-account.ts'
import { apiOf, allPages } from '../endpoint.ts'
import { proxyFigureCalls } from '../contract/proxy-figures.ts'
import { proxyIpCalls } from '../contract/proxy-ips.ts'
import { proxyListCalls } from '../contract/proxy-lists.ts'
import { proxyUserCalls } from '../contract/proxy-users.ts'

export const proxyAccountApi = apiOf(proxyAccountCalls)

export const proxyFigureApi = apiOf(proxyFigureCalls)

export const proxyIpApi = apiOf(proxyIpCalls)

export const proxyListApi = apiOf(proxyListCalls)

export const proxyUserApi = apiOf({
  ...proxyUserCalls,
  allProxyUsers: allPages(proxyUserCalls.proxyUsers),
})
