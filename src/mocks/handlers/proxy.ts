import type { proxyFigureCalls } from '../../api/contract/proxy-figures.ts'
import type { proxyIpCalls } from '../../api/contract/proxy-ips.ts'
import type { proxyListCalls } from '../../api/contract/proxy-lists.ts'
import { covers, readRange } from '../../lib/ip-range.ts'
import { readAnyLine } from '../../lib/proxy-line.ts'
import { failure, invalid } from '../errors.ts'
import type { FieldFaults } from '../errors.ts'
import { gatewayLine } from '../lib/proxy-lines.ts'
import { noise, token } from '../lib/random.ts'
import { ownAddress } from '../seed/deliveries.ts'
import { maxProxyIps, ownProxy, proxyHost } from '../seed/proxy-account.ts'
import { proxyFigures } from '../seed/proxy-figures.ts'
import { proxyPlaces } from '../seed/proxy-places.ts'
import type { Handlers } from './types.ts'
import type { MockProxyIp } from '../data/proxy.ts'

const ipView = ({ createdAt, lastUsedAt, ...ip }: MockProxyIp) => ({
  ...ip,
  protocols: [...ip.protocols],
  createdAt: new Date(createdAt).toISOString(),
  lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
})

export const proxyHandlers: Handlers<
  typeof proxyIpCalls & typeof proxyListCalls & typeof proxyFigureCalls
> = {
  proxyIps: {
    access: 'user',
    run: ({ db, user, now }) => ({
      records: ownProxy(db, user, now).ips.map(ipView),
      currentIp: ownAddress,
      max: maxProxyIps,
      effectSeconds: 60,
    }),
  },
  addProxyIps: {
    access: 'user',
    status: 201,
    samples: [
      {
        records: [
          { ip: '104.20.24.154', label: 'Worker', product: 'residential', protocols: ['http'] },
          { ip: '2606:4700::/48', label: '', product: 'isp', protocols: ['http', 'socks5'] },
        ],
      },
    ],
    run: ({ arg: { records }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      if (own.ips.length + records.length > maxProxyIps) throw failure('ERROR_LIMIT_EXCEEDED')
      const listed = own.ips.map(({ ip }) => ip)
      const fields: FieldFaults = {}
      const made = records.map((record, index): MockProxyIp => {
        const read = readRange(record.ip)
        const ip = 'range' in read ? read.range : record.ip
        if ('code' in read) fields[`records.${index}.ip`] = { code: read.code }
        else if (listed.includes(ip)) fields[`records.${index}.ip`] = { code: 'not_unique' }
        listed.push(ip)
        db.proxy.counter += 1
        return { ...record, ip, id: `pin${db.proxy.counter}`, createdAt: now, lastUsedAt: null }
      })
      if (Object.keys(fields).length > 0) throw invalid(fields)
      own.ips.push(...made)
      return { records: made.map(ipView) }
    },
  },
  removeProxyIp: {
    access: 'user',
    samples: [{ id: 'pi2' }],
    run: ({ arg: { id }, db, user, now }) => {
      const own = ownProxy(db, user, now)
      if (!own.ips.some((known) => known.id === String(id))) throw failure('ERROR_NOT_FOUND')
      own.ips = own.ips.filter((known) => known.id !== String(id))
    },
  },

  proxyLocations: {
    access: 'user',
    samples: [{ product: 'residential' }, { product: 'datacenter' }],
    run: ({ arg: { product }, user }) => ({
      records: proxyPlaces(product, user.interfaceLanguage),
    }),
  },
  generateProxies: {
    access: 'user',
    samples: [
      {
        authMode: 'password',
        userId: 'pu1',
        protocol: 'http',
        country: 'DE',
        city: 'berlin',
        session: 'sticky',
        sessionMinutes: 30,
        count: 3,
        format: 'url',
      },
      {
        authMode: 'whitelist',
        ip: '93.184.215.14',
        protocol: 'socks5',
        session: 'rotating',
        count: 2,
        format: 'json',
      },
    ],
    run: ({ arg, db, user, now }) => {
      const own = ownProxy(db, user, now)
      const { authMode, session, count } = arg
      const who = own.users.find(({ id }) => id === String(arg.userId))
      if (authMode === 'password' && !who) throw failure('ERROR_NOT_FOUND')
      if (who && who.status !== 'active') throw failure('ERROR_CONFLICT')
      if (who?.countries && arg.country && !who.countries.includes(arg.country))
        throw invalid({ country: { code: 'not_allowed' } })
      const { ip } = arg
      if (authMode === 'whitelist' && !own.ips.some((one) => covers(one.ip, ip ?? '')))
        throw failure('ERROR_IP_NOT_WHITELISTED')
      if (session === 'sticky' && arg.sessionMinutes === undefined)
        throw invalid({ sessionMinutes: { code: 'required' } })
      const place = [
        arg.country && `country-${arg.country.toLowerCase()}`,
        arg.region && `region-${arg.region}`,
        arg.city && `city-${arg.city}`,
        arg.asn && `asn-${arg.asn}`,
      ].filter((sign): sign is string => typeof sign === 'string' && sign !== '')
      return {
        lines: Array.from({ length: count }, (_, index) => {
          const stay =
            session === 'sticky'
              ? [
                  `session-${token(db.seed, user.id, now, index).slice(0, 8)}-${arg.sessionMinutes}m`,
                ]
              : [`rotate-${index + 1}`]
          return gatewayLine({ ...arg, user: who ?? null }, [...place, ...stay], index)
        }),
      }
    },
  },
  checkProxy: {
    access: 'user',
    samples: [{ line: `${proxyHost}:8000:price_check:Kiwi-Lake-77` }, { line: 'nothing' }],
    run: ({ arg: { line }, db, user, now }) => {
      const read = readAnyLine(line)
      const own = ownProxy(db, user, now)
      const name = read?.username?.split('-')[0]
      const who = own.users.find(({ username }) => username === name)
      const asked = /-country-([a-z]{2})/.exec(read?.username ?? '')?.[1]?.toUpperCase()
      const country = asked ?? who?.countries?.[0] ?? 'US'
      const wrong =
        !read || read.host !== proxyHost
          ? 'unreachable'
          : read.username !== null && (!who || who.password !== read.password)
            ? 'wrong_password'
            : who?.status === 'limit_reached'
              ? 'limit_reached'
              : who?.countries && !who.countries.includes(country)
                ? 'country_not_allowed'
                : null
      if (wrong)
        return {
          ok: false,
          ip: null,
          country: null,
          city: null,
          asn: null,
          latencyMs: null,
          error: wrong,
        }
      return {
        ok: true,
        // An address of the range that is reserved for documentation.
        ip: `198.51.100.${1 + Math.floor(noise('check', line) * 253)}`,
        country,
        city:
          proxyPlaces('residential', user.interfaceLanguage).find((one) => one.country === country)
            ?.cities?.[0]?.title ?? null,
        asn: 64_496,
        latencyMs: Math.round(180 + 500 * noise('delay', line)),
        error: null,
      }
    },
  },

  proxyStatistics: {
    access: 'user',
    samples: [
      { granularity: 'day', groupBy: 'user', dateFrom: '2026-04-09', dateTo: '2026-04-15' },
      {
        granularity: 'hour',
        groupBy: 'status',
        userId: 'pu1',
        country: 'DE',
        dateFrom: '2026-04-14',
        dateTo: '2026-04-15',
        compare: 'previous',
      },
    ],
    run: ({ arg, db, user, now }) => proxyFigures(db, user, now, arg),
  },
}
