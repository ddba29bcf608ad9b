import { proxyCountries } from '../slugs/proxy-countries.ts'
import { proxyTypes } from '../slugs/proxy-types.ts'
import type { Row } from '../types.ts'

export const proxyRows = {
  proxy: {
    path: '/proxy',
    page: 'proxy/overview/ProxyPage',
    guard: 'public',
    langs: ['en', 'ru', 'zh'],
    index: true,
    layout: 'public',
    ns: ['proxy'],
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
    crumb: 'proxyCountry:{slug}.name',
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
