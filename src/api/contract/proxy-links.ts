import * as v from 'valibot'
import { Finite, Id, longList, Nothing, NoArg, textOrNull, when } from './common.ts'
import { proxyProducts } from './proxy-account.ts'
import { generateLimits } from './proxy-lists.ts'
import { lineFormats, proxyProtocols } from '../../lib/proxy-line.ts'
import { defineCalls } from './types.ts'

/** `gateway`: lines of the gateway, made anew each time; `addresses`: one's own fixed addresses. */
export const linkSources = ['gateway', 'addresses'] as const
export const proxyLinkLimits = { label: 40 } as const

export const ProxyLink = v.looseObject({
  id: Id,
  label: v.string(),
  source: v.optional(v.string(), 'gateway'),
  product: textOrNull,
  country: textOrNull,
  count: v.optional(v.nullable(Finite), null),
  user: v.optional(v.nullable(v.looseObject({ id: Id, label: v.optional(v.string(), '') })), null),
  protocol: v.optional(v.string(), ''),
  format: v.optional(v.string(), ''),
  /** The last characters of the token. */
  tokenSuffix: v.optional(v.string(), ''),
  createdAt: when,
  lastUsedAt: textOrNull,
  lastIp: textOrNull,
  loadsDay: v.optional(Finite, 0),
})
export type ProxyLink = v.InferOutput<typeof ProxyLink>

/** The address with its token is only in these answers, and only once. */
const WholeLink = v.looseObject({ record: ProxyLink, url: v.string() })
export type WholeProxyLink = v.InferOutput<typeof WholeLink>
const One = v.strictObject({ id: Id })

/**
 * Lists that programs load from an address (contract.md 4.10). Proposed: a backend without them
 * answers 404, and nothing of them is shown.
 */
export const proxyLinkCalls = defineCalls({
  proxyLinks: {
    method: 'GET',
    path: '/api/v2/proxy/list_links',
    arg: NoArg,
    res: v.looseObject({ records: longList(ProxyLink), max: v.optional(Finite, 20) }),
    provides: ['ProxyLinks'],
  },
  createProxyLink: {
    method: 'POST',
    once: 'The address of the answer holds a token.',
    path: '/api/v2/proxy/list_links',
    arg: v.strictObject({
      label: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(proxyLinkLimits.label)),
      source: v.picklist(linkSources),
      /** Of `addresses`: only those of this product. */
      product: v.nullable(v.picklist(proxyProducts)),
      /** Of `gateway`. */
      country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
      /** Of `gateway`. */
      count: v.nullable(
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(generateLimits.lines)),
      ),
      userId: Id,
      protocol: v.picklist(proxyProtocols),
      format: v.picklist(lineFormats),
    }),
    res: WholeLink,
    invalidates: ['ProxyLinks'],
    repeatable: true,
  },
  rotateProxyLink: {
    method: 'POST',
    once: 'The address of the answer holds a token.',
    path: '/api/v2/proxy/list_links/{id}/rotate',
    arg: One,
    res: WholeLink,
    invalidates: ['ProxyLinks'],
    repeatable: true,
  },
  deleteProxyLink: {
    method: 'DELETE',
    path: '/api/v2/proxy/list_links/{id}',
    arg: One,
    res: Nothing,
    invalidates: ['ProxyLinks'],
  },
})
