import * as v from 'valibot'
import { Id, textOrNull, Finite, shortList, longList } from './common.ts'
import { proxyProducts } from './proxy-account.ts'
import { lineFormats, proxyProtocols } from '../../lib/proxy-line.ts'
import { defineCalls } from './types.ts'

export const generateLimits = { lines: 2000, minutes: 120 } as const
export const proxySessions = ['rotating', 'sticky'] as const
export const authModes = ['password', 'whitelist'] as const

const Named = v.looseObject({ id: v.string(), title: v.optional(v.string(), '') })
export const ProxyLocation = v.looseObject({
  /** ISO 3166-1. */
  country: v.string(),
  title: v.optional(v.string(), ''),
  regions: v.optional(shortList(Named), []),
  cities: v.optional(shortList(v.looseObject({ ...Named.entries, region: textOrNull })), []),
  /** Networks by autonomous system number. */
  networks: v.optional(
    shortList(v.looseObject({ asn: Finite, title: v.optional(v.string(), '') })),
    [],
  ),
  count: v.optional(Finite, 0),
  latencyMs: v.optional(v.nullable(Finite), null),
})
export type ProxyLocation = v.InferOutput<typeof ProxyLocation>

const short = v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)))

export const proxyListCalls = defineCalls({
  proxyLocations: {
    method: 'GET',
    path: '/api/v2/proxy/locations',
    arg: v.strictObject({ product: v.picklist(proxyProducts) }),
    res: v.looseObject({ records: shortList(ProxyLocation) }),
    provides: ['ProxyLocations'],
  },
  generateProxies: {
    method: 'POST',
    once: 'The lines of the answer hold passwords.',
    path: '/api/v2/proxy/generate',
    arg: v.strictObject({
      authMode: v.picklist(authModes),
      userId: v.optional(Id),
      ip: short,
      product: v.optional(v.picklist(proxyProducts)),
      protocol: v.picklist(proxyProtocols),
      country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
      region: short,
      city: short,
      asn: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      session: v.picklist(proxySessions),
      sessionMinutes: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(generateLimits.minutes)),
      ),
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(generateLimits.lines)),
      format: v.picklist(lineFormats),
    }),
    res: v.looseObject({ lines: longList(v.string()) }),
  },
  checkProxy: {
    method: 'POST',
    once: 'The line holds a password.',
    path: '/api/v2/proxy/check',
    arg: v.strictObject({ line: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)) }),
    res: v.looseObject({
      ok: v.boolean(),
      ip: textOrNull,
      country: textOrNull,
      city: textOrNull,
      asn: v.optional(v.nullable(v.union([Finite, v.string()])), null),
      latencyMs: v.optional(v.nullable(Finite), null),
      error: textOrNull,
    }),
  },
})
