import type { ProxyType } from '@/routes/slugs/proxy-types.ts'

/** The products of proxyPrices. */
export const proxyPools = ['residential', 'mobile', 'datacenter', 'isp'] as const
export type Pool = (typeof proxyPools)[number]

export const protocols = ['http', 'https', 'socks5'] as const
export type Protocol = (typeof protocols)[number]

/** The topic of a page: a pool of addresses, a protocol, or a use. */
export const proxyTypeGroups = ['pool', 'protocol', 'use'] as const
export type ProxyTypeGroup = (typeof proxyTypeGroups)[number]

interface TypeRow {
  group: ProxyTypeGroup
  /** The products whose prices the page shows. */
  pools: readonly Pool[]
  /** The first one is the example's. */
  protocols: readonly [Protocol, ...Protocol[]]
  /**
   * How long an address stays: it rotates, can be kept for a while, or belongs to the customer for
   * the month.
   */
  session: 'rotating' | 'both' | 'static' | 'pool'
  /** Alternatives for other needs, in the order of the text about them. */
  instead: readonly [ProxyType, ProxyType]
  related: readonly ProxyType[]
}

const moving = ['residential', 'mobile'] as const satisfies readonly Pool[]

/** What is specific to a page, besides its words. */
export const proxyTable: Readonly<Record<ProxyType, TypeRow>> = {
  residential: {
    group: 'pool',
    pools: ['residential'],
    protocols,
    session: 'both',
    instead: ['datacenter', 'isp'],
    related: ['mobile', 'isp', 'rotating'],
  },
  mobile: {
    group: 'pool',
    pools: ['mobile'],
    protocols,
    session: 'both',
    instead: ['datacenter', 'isp'],
    related: ['residential', 'rotating', 'premium'],
  },
  datacenter: {
    group: 'pool',
    pools: ['datacenter'],
    protocols,
    session: 'static',
    instead: ['residential', 'mobile'],
    related: ['isp', 'https', 'residential'],
  },
  isp: {
    group: 'pool',
    pools: ['isp'],
    protocols,
    session: 'static',
    instead: ['rotating', 'datacenter'],
    related: ['datacenter', 'residential', 'premium'],
  },
  socks5: {
    group: 'protocol',
    pools: proxyPools,
    protocols: ['socks5'],
    session: 'pool',
    instead: ['https', 'anonymous'],
    related: ['https', 'elite', 'anonymous'],
  },
  https: {
    group: 'protocol',
    pools: proxyPools,
    protocols: ['https'],
    session: 'pool',
    instead: ['socks5', 'elite'],
    related: ['socks5', 'anonymous', 'elite'],
  },
  premium: {
    group: 'use',
    pools: ['isp', 'residential', 'mobile'],
    protocols,
    session: 'pool',
    instead: ['datacenter', 'rotating'],
    related: ['rotating', 'elite', 'anonymous'],
  },
  rotating: {
    group: 'use',
    pools: moving,
    protocols,
    session: 'rotating',
    instead: ['isp', 'datacenter'],
    related: ['premium', 'anonymous', 'socks5'],
  },
  elite: {
    group: 'use',
    pools: proxyPools,
    protocols,
    session: 'pool',
    instead: ['isp', 'anonymous'],
    related: ['anonymous', 'socks5', 'https'],
  },
  anonymous: {
    group: 'use',
    pools: proxyPools,
    protocols,
    session: 'pool',
    instead: ['https', 'elite'],
    related: ['elite', 'premium', 'rotating'],
  },
}

export const isProxyType = (slug: string | undefined): slug is ProxyType =>
  slug !== undefined && Object.hasOwn(proxyTable, slug)

export const typesOf = (group: ProxyTypeGroup): ProxyType[] =>
  Object.entries(proxyTable).flatMap(([slug, row]) =>
    row.group === group && isProxyType(slug) ? [slug] : [],
  )
