import { proxyCountries } from '../slugs/proxy-countries.ts'
import { proxyTypes } from '../slugs/proxy-types.ts'
import type { Row } from '../types.ts'

/** Opens the purchase of traffic in the cabinet (contract.md 4.10). */
export const purchaseParam = 'openAddTrafficModal'

export const proxyRows = {
  proxy: {
    path: '/proxy',
    page: 'proxy/overview/ProxyPage',
    guard: 'public',
    langs: ['en', 'ru', 'zh'],
    index: true,
    layout: 'public',
    ns: ['proxy'],
    member: { page: 'proxy/account/ProxyAccountPage', ns: ['proxyCommon', 'proxyAccount'] },
  },
  proxyUsers: {
    path: '/proxy/users',
    page: 'proxy/users/ProxyUsersPage',
    guard: 'user',
    langs: ['en', 'ru', 'zh'],
    index: false,
    layout: 'account',
    ns: ['proxyCommon', 'proxyUsers'],
    parent: 'proxy',
  },
  proxyIps: {
    path: '/proxy/ip-whitelist',
    page: 'proxy/ips/ProxyIpsPage',
    guard: 'user',
    langs: ['en', 'ru', 'zh'],
    index: false,
    layout: 'account',
    ns: ['proxyCommon', 'proxyIps', 'ipRange'],
    parent: 'proxy',
  },
  proxyStatistics: {
    path: '/proxy/statistics',
    page: 'proxy/figures/ProxyStatisticsPage',
    guard: 'user',
    langs: ['en', 'ru', 'zh'],
    index: false,
    layout: 'account',
    ns: ['proxyCommon', 'proxyFigures', 'comparedChart'],
    parent: 'proxy',
  },
  localProxies: {
    path: '/proxy/local-proxies',
    page: 'proxy/countries/LocalProxiesPage',
    guard: 'public',
    langs: ['en', 'ru', 'zh'],
    index: true,
    layout: 'public',
    ns: ['proxy'],
    parent: 'proxy',
  },
  localProxy: {
    path: '/proxy/local-proxies/{slug}',
    page: 'proxy/countries/LocalProxyPage',
    guard: 'public',
    langs: ['en', 'ru', 'zh'],
    index: true,
    layout: 'public',
    ns: ['proxy', 'proxyCountry'],
    slugs: { slug: proxyCountries },
    crumb: 'proxy:places.{slug}.name',
    parent: 'localProxies',
  },
  proxyType: {
    path: '/proxy/{slug}',
    page: 'proxy/type/ProxyTypePage',
    guard: 'public',
    langs: ['en', 'ru', 'zh'],
    index: true,
    layout: 'public',
    ns: ['proxy', 'proxyType'],
    slugs: { slug: proxyTypes },
    crumb: 'proxyType:{slug}.name',
    parent: 'proxy',
  },
} as const satisfies Record<string, Row>
