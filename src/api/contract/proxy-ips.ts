import * as v from 'valibot'
import { Id, NoArg, Nothing, textOrNull, Finite, longList, shortList } from './common.ts'
import { proxyProducts } from './proxy-account.ts'
import { proxyProtocols } from '../../lib/proxy-line.ts'
import { defineCalls } from './types.ts'

export const proxyIpLimits = { label: 40, atOnce: 100 } as const

export const ProxyIp = v.looseObject({
  id: Id,
  ip: v.string(),
  label: v.optional(v.nullable(v.string()), ''),
  product: v.optional(v.string(), ''),
  protocols: v.optional(shortList(v.string(), 20), []),
  createdAt: textOrNull,
  lastUsedAt: textOrNull,
})
export type ProxyIp = v.InferOutput<typeof ProxyIp>

export const ProxyIpList = v.looseObject({
  records: longList(ProxyIp),
  /** The address of this request; null where the backend does not send it. */
  currentIp: textOrNull,
  max: v.optional(Finite, 100),
  /** Seconds until a change is active at every gateway. */
  effectSeconds: v.optional(Finite, 60),
})
export type ProxyIpList = v.InferOutput<typeof ProxyIpList>

/** The form and the backend validate the format, as for the API's addresses. */
const Ip = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64))

export const proxyIpCalls = defineCalls({
  proxyIps: {
    method: 'GET',
    path: '/api/v2/proxy/ip_whitelist',
    arg: NoArg,
    res: ProxyIpList,
    provides: ['ProxyIps'],
  },
  /** Adds all records or none: an error names each wrong one as `records.<n>.ip`. */
  addProxyIps: {
    method: 'POST',
    path: '/api/v2/proxy/ip_whitelist',
    arg: v.strictObject({
      records: v.pipe(
        v.array(
          v.strictObject({
            ip: Ip,
            label: v.pipe(v.string(), v.trim(), v.maxLength(proxyIpLimits.label)),
            product: v.picklist(proxyProducts),
            protocols: v.pipe(v.array(v.picklist(proxyProtocols)), v.nonEmpty()),
          }),
        ),
        v.nonEmpty(),
        v.maxLength(proxyIpLimits.atOnce),
      ),
    }),
    res: v.looseObject({ records: longList(ProxyIp) }),
    invalidates: ['ProxyIps', 'ProxyClients'],
    repeatable: true,
  },
  removeProxyIp: {
    method: 'DELETE',
    path: '/api/v2/proxy/ip_whitelist/{id}',
    arg: v.strictObject({ id: Id }),
    res: Nothing,
    invalidates: ['ProxyIps', 'ProxyClients'],
  },
})
