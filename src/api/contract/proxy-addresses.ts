import * as v from 'valibot'
import {
  Finite,
  flag,
  Id,
  IdempotencyKey,
  keptList,
  longList,
  shortList,
  textOrNull,
  when,
} from './common.ts'
import { list, Paged } from './paging.ts'
import { proxyProducts } from './proxy-account.ts'
import { lineFormats, proxyProtocols } from '../../lib/proxy-line.ts'
import { defineCalls } from './types.ts'

export const addressFamilies = ['ipv4', 'ipv6'] as const
export const addressStates = ['active', 'dead', 'replaced', 'ended'] as const
export const proxyAddressSorts = ['until', 'ip', '-weekBytes', '-since'] as const
export const checkErrors = ['timeout', 'unreachable', 'refused'] as const
export const proxyAddressLimits = { atOnce: 100, overlapHours: 72 } as const

/** A user that has an address in use. */
const AddressUser = v.looseObject({ id: Id, label: v.optional(v.string(), '') })
const users = v.optional(shortList(AddressUser, 50), [])

export const AddressCheck = v.looseObject({
  at: v.string(),
  ok: v.boolean(),
  latencyMs: v.optional(v.nullable(Finite), null),
  error: textOrNull,
})
export type AddressCheck = v.InferOutput<typeof AddressCheck>

export const ProxyAddress = v.looseObject({
  id: Id,
  ip: v.string(),
  family: v.optional(v.string(), 'ipv4'),
  product: v.optional(v.string(), ''),
  country: textOrNull,
  asn: v.optional(v.nullable(Finite), null),
  network: textOrNull,
  orderId: v.optional(v.nullable(Id), null),
  status: v.string(),
  since: when,
  /** The end of the paid time, or of the overlap of an address that was replaced. */
  until: textOrNull,
  /** Whether it is renewed automatically before it ends. */
  autoRenew: flag,
  /** The active users that connect through it. */
  users,
  lastCheck: v.optional(v.nullable(AddressCheck), null),
  weekBytes: v.optional(Finite, 0),
  /** The address in its place. */
  replacedBy: textOrNull,
})
export type ProxyAddress = v.InferOutput<typeof ProxyAddress>

/** The replacements that the price includes. */
const Replacements = v.looseObject({
  total: v.optional(Finite, 0),
  left: v.optional(Finite, 0),
  renewsAt: textOrNull,
})
export type ProxyReplacements = v.InferOutput<typeof Replacements>

const AddressCandidate = v.looseObject({
  ip: v.string(),
  country: textOrNull,
  network: textOrNull,
  latencyMs: v.optional(v.nullable(Finite), null),
})

export const ReplacementPreview = v.looseObject({
  records: keptList(
    v.looseObject({
      id: Id,
      ip: v.string(),
      /** Empty if none is free at the moment. */
      candidates: shortList(AddressCandidate, 20),
      users,
    }),
  ),
  /** What is left of the quota before the replacement. */
  left: Finite,
  renewsAt: textOrNull,
})
export type ReplacementPreview = v.InferOutput<typeof ReplacementPreview>

const Ids = v.pipe(v.array(Id), v.nonEmpty(), v.maxLength(proxyAddressLimits.atOnce))

/**
 * Fixed addresses: ISP, datacenter and IPv6 (contract.md 4.10). Proposed: a backend without them
 * answers 404, and their page says so.
 */
export const proxyAddressCalls = defineCalls({
  proxyAddresses: {
    method: 'GET',
    path: '/api/v2/proxy/addresses',
    arg: v.strictObject({
      ...Paged,
      product: v.optional(v.picklist(proxyProducts)),
      family: v.optional(v.picklist(addressFamilies)),
      status: v.optional(v.picklist(addressStates)),
      sort: v.optional(v.picklist(proxyAddressSorts)),
      text: v.optional(v.pipe(v.string(), v.maxLength(100))),
    }),
    res: v.looseObject({
      records: longList(ProxyAddress),
      ...list,
      /** Null if addresses cannot be replaced. */
      replacements: v.optional(v.nullable(Replacements), null),
    }),
    provides: ['ProxyAddresses'],
  },
  /** The checks of the last two days, the newest first. */
  addressChecks: {
    method: 'GET',
    path: '/api/v2/proxy/addresses/{id}/checks',
    arg: v.strictObject({ id: Id }),
    res: v.looseObject({ records: longList(AddressCheck) }),
    provides: ['ProxyAddressChecks'],
  },
  checkAddress: {
    method: 'POST',
    path: '/api/v2/proxy/addresses/{id}/check',
    arg: v.strictObject({ id: Id }),
    res: ProxyAddress,
    invalidates: ['ProxyAddresses', 'ProxyAddressChecks'],
  },
  addressLines: {
    method: 'POST',
    once: 'The lines of the answer hold passwords.',
    path: '/api/v2/proxy/addresses/lines',
    arg: v.strictObject({
      ids: Ids,
      /** Without a user, programs connect from an allowed address. */
      userId: v.optional(Id),
      protocol: v.picklist(proxyProtocols),
      format: v.picklist(lineFormats),
    }),
    res: v.looseObject({ lines: longList(v.string()) }),
  },
  /** A dry run: the call changes nothing. */
  previewReplacement: {
    method: 'POST',
    endpoint: 'query',
    path: '/api/v2/proxy/addresses/replacements/preview',
    arg: v.strictObject({ ids: Ids }),
    res: ReplacementPreview,
  },
  /** Replaces all addresses or none. */
  replaceAddresses: {
    method: 'POST',
    path: '/api/v2/proxy/addresses/replacements',
    arg: v.strictObject({
      idempotencyKey: IdempotencyKey,
      records: v.pipe(
        v.array(v.strictObject({ id: Id, ip: v.pipe(v.string(), v.maxLength(64)) })),
        v.nonEmpty(),
        v.maxLength(proxyAddressLimits.atOnce),
      ),
      /** How long the old addresses still work. */
      overlapHours: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(0),
        v.maxValue(proxyAddressLimits.overlapHours),
      ),
    }),
    res: v.looseObject({
      records: longList(v.looseObject({ oldIp: v.string(), newIp: v.string() })),
      /** When the old addresses stop; null if they have stopped. */
      until: textOrNull,
    }),
    invalidates: ['ProxyAddresses', 'ProxyAddressChecks', 'ProxyRenewals', 'ProxyAccount'],
    idempotent: true,
  },
})
