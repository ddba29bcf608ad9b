import { proxyUserCalls } from '../contract/proxy-users.ts'
import { allPages, apiOf } from '../endpoint.ts'

export const proxyUserApi = apiOf({
  ...proxyUserCalls,
  allProxyUsers: allPages(proxyUserCalls.proxyUsers),
})
