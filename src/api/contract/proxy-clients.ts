import * as v from 'valibot'
import { Finite, Id, longList, textOrNull, when } from './common.ts'
import { list, Paged } from './paging.ts'
import { defineCalls } from './types.ts'

/** Why an address counts as known. */
export const knownClients = ['listed', 'allowed'] as const
/** What looks wrong with a client. */
export const clientSigns = ['retry_loop', 'new_network'] as const
export const requestStates = ['ok', 'timeout', 'refused', 'error'] as const
export const clientFilters = ['unknown', 'known'] as const

export const ProxyClient = v.looseObject({
  id: Id,
  /** The address that the program connects from. */
  ip: v.string(),
  country: textOrNull,
  network: textOrNull,
  /** Null if an allowed address replaces the user. */
  user: v.optional(
    v.nullable(
      v.looseObject({
        id: Id,
        label: v.optional(v.string(), ''),
        username: v.optional(v.string(), ''),
        status: v.optional(v.string(), ''),
      }),
    ),
    null,
  ),
  /** Null if nobody has said that the address is theirs. */
  known: v.nullable(v.string()),
  /** The label of the allowed address that covers it. */
  label: textOrNull,
  sign: textOrNull,
  firstSeenAt: when,
  lastSeenAt: when,
  requests: v.optional(Finite, 0),
  failed: v.optional(Finite, 0),
  bytes: v.optional(Finite, 0),
  topHost: textOrNull,
})
export type ProxyClient = v.InferOutput<typeof ProxyClient>

export const ProxyRequest = v.looseObject({
  at: v.string(),
  host: v.optional(v.string(), ''),
  status: v.string(),
  bytes: v.optional(Finite, 0),
  ms: v.optional(v.nullable(Finite), null),
})
export type ProxyRequest = v.InferOutput<typeof ProxyRequest>

const One = v.strictObject({ id: Id })

/**
 * Who connected in the last 24 hours (contract.md 4.10). Proposed: a backend without it answers 404,
 * and nothing of it is shown.
 */
export const proxyClientCalls = defineCalls({
  proxyClients: {
    method: 'GET',
    path: '/api/v2/proxy/clients',
    arg: v.strictObject({
      ...Paged,
      known: v.optional(v.picklist(clientFilters)),
      text: v.optional(v.pipe(v.string(), v.maxLength(100))),
    }),
    res: v.looseObject({
      records: longList(ProxyClient),
      ...list,
      /** Clients with an unknown address, on all pages. */
      unknown: v.optional(Finite, 0),
    }),
    provides: ['ProxyClients'],
  },
  /** The last requests of a client, the newest first. */
  clientRequests: {
    method: 'GET',
    path: '/api/v2/proxy/clients/{id}/requests',
    arg: One,
    res: v.looseObject({ records: longList(ProxyRequest) }),
  },
  /** Says that the address is one's own. It gives no access without a password. */
  allowClient: {
    method: 'POST',
    path: '/api/v2/proxy/clients/{id}/allow',
    arg: One,
    res: ProxyClient,
    invalidates: ['ProxyClients'],
  },
  disallowClient: {
    method: 'DELETE',
    path: '/api/v2/proxy/clients/{id}/allow',
    arg: One,
    res: ProxyClient,
    invalidates: ['ProxyClients'],
  },
})
