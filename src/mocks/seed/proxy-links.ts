import type { InferInput } from 'valibot'
import type { ProxyLink } from '../../api/contract/proxy-links.ts'
import { token } from '../lib/random.ts'
import type { MockProxyLink, ProxyOwn } from '../data/proxy.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute
export const maxProxyLinks = 20

export const seedLinks = (now: number): MockProxyLink[] => [
  {
    id: 'pl1',
    label: 'Price crawler',
    source: 'gateway',
    product: null,
    country: 'US',
    count: 100,
    userId: 'pu1',
    protocol: 'http',
    format: 'host:port:user:pass',
    token: token('list', 1),
    createdAt: now - 40 * day,
    lastUsedAt: now - 12 * minute,
    lastIp: '93.184.215.14',
    loadsDay: 96,
  },
  {
    id: 'pl2',
    label: 'Store addresses',
    source: 'addresses',
    product: 'isp',
    country: null,
    count: null,
    userId: 'pu5',
    protocol: 'socks5',
    format: 'url',
    token: token('list', 2),
    createdAt: now - 9 * day,
    lastUsedAt: null,
    lastIp: null,
    loadsDay: 0,
  },
]

export function linkView(
  own: ProxyOwn,
  { token: secret, userId, createdAt, lastUsedAt, ...rest }: MockProxyLink,
): InferInput<typeof ProxyLink> {
  const user = own.users.find(({ id }) => id === userId)
  return {
    ...rest,
    user: user ? { id: user.id, label: user.label } : null,
    tokenSuffix: secret.slice(-4),
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  }
}
