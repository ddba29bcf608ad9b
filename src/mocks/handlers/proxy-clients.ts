// Over 250 lines: clients, requests and lists of proxies share the same people.
import type { InferInput } from 'valibot'
import type {
  ProxyClient,
  ProxyRequest,
  proxyClientCalls,
} from '../../api/contract/proxy-clients.ts'
import type { proxyLinkCalls } from '../../api/contract/proxy-links.ts'
import { covers } from '../../lib/ip-range.ts'
import { failure, invalid } from '../errors.ts'
import { proxyListPath } from '../lib/proxy-lines.ts'
import { noise, pickRandom, token } from '../lib/random.ts'
import { ownProxy } from '../seed/proxy-account.ts'
import { linkView, maxProxyLinks } from '../seed/proxy-links.ts'
import { pageOf } from '../seed/security.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { ProxyOwn, MockProxyLink } from '../data/proxy.ts'

const minute = 60 * 1000
/** The requests of a client that are kept. */
const requestsKept = 100

interface MockClient {
  id: string
  ip: string
  country: string
  network: string
  userId: string
  requests: number
  failed: number
  bytes: number
  /** Minutes since the first and the last request. */
  seen: readonly [first: number, last: number]
  sign: 'retry_loop' | 'new_network' | null
  host: string
}

const office = { country: 'US', network: 'Example Cable', sign: null, host: 'shop.example' }
/** The clients of the last day: three whose address is allowed, a leak and a retry loop. */
const clients: readonly MockClient[] = [
  {
    ...office,
    id: 'pc1',
    ip: '93.184.215.14',
    userId: 'pu1',
    requests: 5120,
    failed: 180,
    bytes: 1.6e9,
    seen: [1430, 2],
  },
  {
    ...office,
    id: 'pc2',
    ip: '93.184.215.31',
    userId: 'pu2',
    requests: 1904,
    failed: 66,
    bytes: 0.6e9,
    seen: [1380, 11],
  },
  {
    id: 'pc3',
    ip: '104.20.23.154',
    country: 'DE',
    network: 'Beispiel Netz',
    userId: 'pu4',
    requests: 344,
    failed: 9,
    bytes: 0.1e9,
    seen: [1435, 38],
    sign: null,
    host: 'status.example',
  },
  {
    id: 'pc4',
    ip: '192.0.2.171',
    country: 'BR',
    network: 'Exemplo Rede',
    userId: 'pu1',
    requests: 2210,
    failed: 71,
    bytes: 0.9e9,
    seen: [190, 4],
    sign: 'new_network',
    host: 'ads.example',
  },
  {
    id: 'pc5',
    ip: '192.0.2.9',
    country: 'NL',
    network: 'Voorbeeld Net',
    userId: 'pu5',
    requests: 41_260,
    failed: 40_915,
    bytes: 4e7,
    seen: [320, 1],
    sign: 'retry_loop',
    host: 'catalogue.example',
  },
]

function clientView(
  own: ProxyOwn,
  client: MockClient,
  now: number,
): InferInput<typeof ProxyClient> {
  const { userId, seen, host, ...rest } = client
  const user = own.users.find(({ id }) => id === userId)
  const listed = own.ips.find((one) => covers(one.ip, client.ip))
  return {
    ...rest,
    user: user
      ? { id: user.id, label: user.label, username: user.username, status: user.status }
      : null,
    known: listed ? 'listed' : own.allowedClients.includes(client.id) ? 'allowed' : null,
    label: listed?.label || null,
    firstSeenAt: new Date(now - seen[0] * minute).toISOString(),
    lastSeenAt: new Date(now - seen[1] * minute).toISOString(),
    topHost: host,
  }
}

/** The clients whose user still exists. */
const clientsOf = (own: ProxyOwn): readonly MockClient[] =>
  clients.filter(({ userId }) => own.users.some(({ id }) => id === userId))

function findClient(own: ProxyOwn, id: string | number): MockClient {
  const found = clientsOf(own).find((one) => one.id === String(id))
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}

/** The last requests, as evenly spread as the client's time and failures are. */
function requestsOf(client: MockClient, now: number): InferInput<typeof ProxyRequest>[] {
  const [first, last] = client.seen
  const step = ((first - last) * minute) / client.requests
  const rate = client.failed / client.requests
  return Array.from({ length: Math.min(requestsKept, client.requests) }, (_, index) => {
    const isFailed = noise('request', client.id, index) < rate
    return {
      at: new Date(Math.round(now - last * minute - index * step)).toISOString(),
      host:
        client.sign === 'retry_loop' || index % 4 !== 3
          ? client.host
          : pickRandom(['shop.example', 'ads.example', 'status.example'], client.id, index),
      status: isFailed
        ? client.sign === 'retry_loop'
          ? 'refused'
          : pickRandom(['timeout', 'refused', 'error'], 'why', client.id, index)
        : 'ok',
      bytes: isFailed ? 0 : Math.round(client.bytes / (client.requests - client.failed)),
      ms: isFailed ? null : Math.round(180 + 500 * noise('request-ms', client.id, index)),
    }
  })
}

function findLink(own: ProxyOwn, id: string | number): MockProxyLink {
  const found = own.links.find((one) => one.id === String(id))
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}

function freshToken(db: Data, user: MockAccount): string {
  db.proxy.counter += 1
  return token(db.seed, 'proxy-list', user.id, db.proxy.counter)
}

/** The address has the origin of the page: a server in between may have dropped its port. */
const whole = (
  own: ProxyOwn,
  link: MockProxyLink,
  { headers, url }: { headers: Headers; url: URL },
) => ({
  record: linkView(own, link),
  url: `${headers.get('origin') ?? url.origin}${proxyListPath(link.token)}`,
})

export const proxyClientHandlers: Handlers<typeof proxyClientCalls & typeof proxyLinkCalls> = {
  proxyClients: {
    access: 'user',
    samples: [{}, { known: 'unknown', text: '192' }],
    run: ({ arg: { known, text = '', ...paged }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      const all = clientsOf(own).map((one) => clientView(own, one, now))
      const words = text.toLowerCase()
      const mine = all
        .filter((one) => known === undefined || (one.known === null) === (known === 'unknown'))
        .filter(({ ip, network, user: who }) =>
          [ip, network ?? '', who?.label ?? '', who?.username ?? ''].some((part) =>
            part.toLowerCase().includes(words),
          ),
        )
        // Unknown ones first: they are what the page is for.
        .toSorted(
          (one, other) =>
            Number(one.known !== null) - Number(other.known !== null) ||
            (other.lastSeenAt ?? '').localeCompare(one.lastSeenAt ?? ''),
        )
      return {
        ...pageOf(mine, paged),
        unknown: all.filter((one) => one.known === null).length,
      }
    },
  },
  clientRequests: {
    access: 'user',
    samples: [{ id: 'pc5' }],
    run: ({ arg: { id }, db, user, now }) => ({
      records: requestsOf(findClient(ownProxy(db, user, now), id), now),
    }),
  },
  allowClient: {
    access: 'user',
    samples: [{ id: 'pc4' }],
    run: ({ arg: { id }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      const client = findClient(own, id)
      own.allowedClients = [...new Set([...own.allowedClients, client.id])]
      return clientView(own, client, now)
    },
  },
  disallowClient: {
    access: 'user',
    samples: [{ id: 'pc4' }],
    run: ({ arg: { id }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      const client = findClient(own, id)
      own.allowedClients = own.allowedClients.filter((one) => one !== client.id)
      return clientView(own, client, now)
    },
  },

  proxyLinks: {
    access: 'user',
    run: ({ db, user, now }) => {
      const own = ownProxy(db, user, now)
      return { records: own.links.map((link) => linkView(own, link)), max: maxProxyLinks }
    },
  },
  createProxyLink: {
    access: 'user',
    status: 201,
    samples: [
      {
        label: 'Crawler',
        source: 'gateway',
        product: null,
        country: 'DE',
        count: 50,
        userId: 'pu1',
        protocol: 'http',
        format: 'url',
      },
    ],
    run: ({ arg, db, user, now, request }) => {
      const own = ownProxy(db, user, now)
      if (own.links.length >= maxProxyLinks) throw failure('ERROR_LIMIT_EXCEEDED')
      const who = own.users.find(({ id }) => id === String(arg.userId))
      if (!who) throw failure('ERROR_NOT_FOUND')
      if (arg.country !== null && who.countries && !who.countries.includes(arg.country))
        throw invalid({ country: { code: 'not_allowed' } })
      if (arg.source === 'gateway' && arg.count === null)
        throw invalid({ count: { code: 'required' } })
      const secret = freshToken(db, user)
      const made: MockProxyLink = {
        ...arg,
        id: `pl${db.proxy.counter + 10}`,
        userId: who.id,
        token: secret,
        createdAt: now,
        lastUsedAt: null,
        lastIp: null,
        loadsDay: 0,
      }
      own.links.push(made)
      return whole(own, made, request)
    },
  },
  rotateProxyLink: {
    access: 'user',
    samples: [{ id: 'pl1' }],
    run: ({ arg: { id }, db, user, now, request }) => {
      const own = ownProxy(db, user, now)
      const link = findLink(own, id)
      link.token = freshToken(db, user)
      return whole(own, link, request)
    },
  },
  deleteProxyLink: {
    access: 'user',
    samples: [{ id: 'pl1' }],
    run: ({ arg: { id }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      const link = findLink(own, id)
      own.links = own.links.filter((one) => one !== link)
    },
  },
}
