// Over 250 lines: the proxies of one account, seeded in one place so that their parts agree.
import type { InferInput } from 'valibot'
import type { ProxyOverview, ProxyProduct } from '../../api/contract/proxy-account.ts'
import { dollars } from '../lib/money.ts'
import { token } from '../lib/random.ts'
import { addAddresses, heldAddresses } from './proxy-addresses.ts'
import { seedLinks } from './proxy-links.ts'
import type {
  MockProxyUser,
  MockProxyOrder,
  MockProxyIp,
  ProxyOwn,
  ProxyData,
} from '../data/proxy.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour
const gigabyte = 1e9

export const seedProxy = (): ProxyData => ({ counter: 0, own: [] })

export const proxyHost = 'gate.glyphwork.example'
export const proxyPorts = { http: 8000, https: 8443, socks5: 1080 } as const
export const maxProxyUsers = 200
export const maxProxyIps = 50
/** How long traffic can be used after its purchase; addresses last a month. */
export const trafficDays = 90
export const addressDays = 30

export const proxyPromos: Readonly<Record<string, { percent: number; expired?: boolean }>> = {
  PROXY15: { percent: 15 },
  SPRING: { percent: 20, expired: true },
}

/** Minutes since the last use of each. */
const usedAgo = [2, 11, 95, 38, 1, 9000, 5200]

type UserSeed = readonly [
  label: string,
  username: string,
  product: ProxyProduct,
  status: MockProxyUser['status'],
  own: Partial<MockProxyUser>,
]
const userSeeds: readonly UserSeed[] = [
  [
    'Price check',
    'price_check',
    'residential',
    'active',
    { limitBytes: 60 * gigabyte, limitPeriod: 'month', usedBytes: 41.3 * gigabyte, threads: 50 },
  ],
  [
    'Ad preview Germany',
    'ads_de',
    'residential',
    'active',
    { countries: ['DE', 'AT', 'CH'], usedBytes: 27.95 * gigabyte },
  ],
  [
    'App tests',
    'app_tests',
    'mobile',
    'limit_reached',
    { limitBytes: 2 * gigabyte, limitPeriod: 'month', usedBytes: 2 * gigabyte, threads: 10 },
  ],
  ['Uptime watch', 'uptime', 'datacenter', 'active', { threads: 4, usedBytes: 3.2 * gigabyte }],
  ['Store checks', 'stores', 'isp', 'active', { countries: ['US'], usedBytes: 6.1 * gigabyte }],
  ['Old crawler', 'crawler_old', 'residential', 'paused', { usedBytes: 19.4 * gigabyte }],
  [
    'Agency trial',
    'agency_trial',
    'residential',
    'expired',
    { limitBytes: 5 * gigabyte, usedBytes: 1.75 * gigabyte },
  ],
  ['Intern', 'intern_1', 'mobile', 'active', { limitBytes: gigabyte, countries: ['FR', 'ES'] }],
]

function seedUsers(account: MockAccount, now: number): MockProxyUser[] {
  return userSeeds.map(([label, username, product, status, own], index) => ({
    id: `pu${index + 1}`,
    label,
    username,
    password: `Tu7${token('proxy', account.id, username).slice(0, 13)}`,
    product,
    status,
    limitBytes: null,
    usedBytes: 0,
    limitPeriod: 'none' as const,
    threads: null,
    countries: null,
    expiresAt: status === 'expired' ? now - 3 * day : index === 4 ? now + 21 * day : null,
    lastUsedAt: index === 7 ? null : now - (usedAgo[index] ?? 0) * minute,
    createdAt: now - (150 - index * 17) * day,
    updatedAt: now - (60 - index) * day,
    ...own,
  }))
}

function seedOrders(now: number): MockProxyOrder[] {
  const made = (
    id: number,
    ago: number,
    product: ProxyProduct,
    units: number,
    price: number,
    status: MockProxyOrder['status'],
    own: Partial<MockProxyOrder> = {},
  ): MockProxyOrder => {
    const unit = product === 'residential' || product === 'mobile' ? 'gb' : 'ip_month'
    const createdAt = now - ago * day
    return {
      id,
      product,
      unit,
      units,
      price: dollars(price),
      status,
      promoCode: null,
      auto: false,
      renewedBy: null,
      createdAt,
      expiresAt: createdAt + (unit === 'gb' ? trafficDays : addressDays) * day,
      ...own,
    }
  }
  return [
    made(4101, 118, 'residential', 25, 100, 'exhausted'),
    made(4102, 96, 'isp', 5, 11.7, 'expired'),
    made(4103, 64, 'mobile', 5, 38.25, 'exhausted'),
    made(4104, 31, 'residential', 100, 276.25, 'active', { promoCode: 'PROXY15' }),
    made(4105, 25, 'datacenter', 10, 10.8, 'active'),
    made(4106, 12, 'isp', 5, 11.7, 'active'),
    made(4107, 9, 'mobile', 1, 8.5, 'refunded'),
    made(4108, 2, 'mobile', 25, 170, 'active', { auto: true }),
  ]
}

/** The proxies of an account; those of a new account are made here. */
export function ownProxy(db: Data, account: MockAccount, now: number): ProxyOwn {
  const known = db.proxy.own.find(({ accountId }) => accountId === account.id)
  if (known) return known
  const { persona } = account
  const rich = persona === 'customer'
  const used = persona === 'developer'
  const held = rich || used || persona === 'message'
  const made: ProxyOwn = {
    accountId: account.id,
    status: rich ? 'active' : used ? 'exhausted' : persona === 'message' ? 'suspended' : 'none',
    boughtBytes: rich ? 125 * gigabyte : held ? 5 * gigabyte : 0,
    usedBytes: rich ? 92.4 * gigabyte : used ? 5 * gigabyte : 0,
    expiresAt: held ? now + 59 * day : null,
    orders: rich ? seedOrders(now) : held ? seedOrders(now).slice(2, 3) : [],
    users: rich
      ? seedUsers(account, now)
      : used
        ? // The one package was used by one user.
          seedUsers(account, now)
            .filter(({ username }) => username === 'app_tests')
            .map((user) => ({
              ...user,
              usedBytes: 5 * gigabyte,
              limitBytes: null,
              limitPeriod: 'none',
            }))
        : [],
    ips: rich ? seedIps(now) : [],
    addresses: [],
    renewals: [],
    replaced: [],
    allowedClients: [],
    links: rich ? seedLinks(now) : [],
    alerts: {
      percent: [80, 95, 100],
      email: true,
      telegram: false,
      autoBuy: { enabled: false, product: 'residential', units: 5, maxPerMonth: 2 },
      updatedAt: Date.parse(account.createdAt),
    },
  }
  if (rich) seedAddresses(made, now)
  db.proxy.own.push(made)
  return made
}

/** The addresses of two orders, of which two no longer answer. */
function seedAddresses(own: ProxyOwn, now: number): void {
  for (const { id, product, units, createdAt, expiresAt } of own.orders) {
    if ((id !== 4105 && id !== 4106) || expiresAt === null) continue
    addAddresses(own, {
      product,
      count: units,
      orderId: id,
      since: createdAt,
      until: expiresAt,
      ...(product === 'isp' ? { countries: ['US', 'US', 'US', 'DE', 'GB'] } : { v6: 3 }),
    })
    own.renewals.push({
      orderId: id,
      auto: product === 'isp',
      remindDays: 7,
      left: [],
      units: null,
      failed: false,
      updatedAt: createdAt,
    })
  }
  for (const [index, ago] of [
    [2, 9],
    [11, 31],
  ] as const) {
    const address = own.addresses[index]
    if (address) address.deadAt = now - ago * hour
  }
  own.replaced.push(now - 6 * day)
}

const seedIps = (now: number): MockProxyIp[] => [
  {
    id: 'pi1',
    ip: '93.184.215.0/24',
    label: 'Office',
    product: 'residential',
    protocols: ['http', 'https', 'socks5'],
    createdAt: now - 140 * day,
    lastUsedAt: now - 6 * minute,
  },
  {
    id: 'pi2',
    ip: '104.20.23.154',
    label: 'Monitoring',
    product: 'datacenter',
    protocols: ['http'],
    createdAt: now - 77 * day,
    lastUsedAt: now - 2 * hour,
  },
  {
    id: 'pi3',
    ip: '2606:2800:21f::/48',
    label: '',
    product: 'isp',
    protocols: ['http', 'socks5'],
    createdAt: now - 12 * day,
    lastUsedAt: null,
  },
]

const iso = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString()

/** The state of an order at the current time. */
export const orderStatus = (
  { status, expiresAt }: Pick<MockProxyOrder, 'status' | 'expiresAt'>,
  now: number,
): MockProxyOrder['status'] =>
  status === 'active' && expiresAt !== null && expiresAt <= now ? 'expired' : status

export function proxyAccountView(
  db: Data,
  account: MockAccount,
  now: number,
): InferInput<typeof ProxyOverview>['account'] {
  const own = ownProxy(db, account, now)
  return {
    username: own.status === 'none' ? null : `gw${account.id}`,
    status: own.status,
    traffic: {
      boughtBytes: own.boughtBytes,
      usedBytes: own.usedBytes,
      leftBytes: Math.max(0, own.boughtBytes - own.usedBytes),
      expiresAt: iso(own.expiresAt),
    },
    endpoint: own.status === 'none' ? null : { host: proxyHost, ports: proxyPorts },
    maxUsers: maxProxyUsers,
    maxIps: maxProxyIps,
  }
}

const titles: Record<ProxyProduct, string> = {
  residential: 'Residential proxies',
  mobile: 'Mobile proxies',
  datacenter: 'Datacenter proxies',
  isp: 'ISP proxies',
}

/** What an account can use of each product at the moment: traffic by orders, addresses one by one. */
export function productsOf(db: Data, account: MockAccount, now: number) {
  const own = ownProxy(db, account, now)
  const traffic = own.orders.filter(
    (order) => order.unit === 'gb' && orderStatus(order, now) === 'active',
  )
  const held = heldAddresses(own, now)
  return [
    ...[...Map.groupBy(traffic, ({ product }) => product)].map(([id, orders]) => ({
      id,
      title: titles[id],
      unit: 'gb' as const,
      units: orders.reduce((sum, { units }) => sum + units, 0),
      expiresAt: iso(
        Math.min(...orders.map(({ expiresAt }) => expiresAt ?? Number.MAX_SAFE_INTEGER)),
      ),
    })),
    ...[...Map.groupBy(held, ({ product }) => product)].map(([id, addresses]) => ({
      id,
      title: titles[id],
      unit: 'ip_month' as const,
      units: addresses.length,
      expiresAt: iso(Math.min(...addresses.map(({ until }) => until))),
    })),
  ]
}

export function proxyUserView(user: MockProxyUser, now: number) {
  const { password, ...rest } = user
  const over = user.expiresAt !== null && user.expiresAt <= now
  return {
    ...rest,
    countries: user.countries && [...user.countries],
    status: over && user.status !== 'paused' ? 'expired' : user.status,
    passwordSuffix: password.slice(-3),
    expiresAt: iso(user.expiresAt),
    lastUsedAt: iso(user.lastUsedAt),
    createdAt: iso(user.createdAt),
    updatedAt: iso(user.updatedAt),
  }
}
