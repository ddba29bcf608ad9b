import * as v from 'valibot'
import {
  Finite,
  flag,
  Id,
  IdempotencyKey,
  longList,
  Money,
  moneyOrNull,
  NoArg,
  savedVersion,
  shortList,
  textOrNull,
  versionOrNull,
} from './common.ts'
import { AskedMoney } from './money.ts'
import { defineCalls } from './types.ts'

/** Days before the end at which a reminder is sent. */
export const reminderDays = [1, 3, 7, 14] as const
const mostRenewed = 10_000

export const RenewedAddress = v.looseObject({
  id: Id,
  ip: v.string(),
  country: textOrNull,
  status: v.optional(v.string(), 'active'),
  /** Whether the next automatic renewal includes it. */
  renews: flag,
  users: v.optional(
    shortList(v.looseObject({ id: Id, label: v.optional(v.string(), '') }), 50),
    [],
  ),
})
export type RenewedAddress = v.InferOutput<typeof RenewedAddress>

/** How an order of fixed addresses goes on when its time ends. */
export const ProxyRenewal = v.looseObject({
  orderId: Id,
  product: v.optional(v.string(), ''),
  expiresAt: v.string(),
  auto: v.boolean(),
  /** Null if no reminder is sent. */
  remindDays: v.nullable(Finite),
  addresses: longList(RenewedAddress),
  /** What the chosen addresses cost for a further month at the current price. */
  price: moneyOrNull,
  /** Why the automatic renewal will fail as things stand, or has failed. */
  blocked: textOrNull,
  updatedAt: savedVersion,
})
export type ProxyRenewal = v.InferOutput<typeof ProxyRenewal>

const AddressIds = v.pipe(v.array(Id), v.nonEmpty(), v.maxLength(mostRenewed))

/**
 * The renewal of orders of fixed addresses (contract.md 4.10). Proposed: a backend without it
 * answers 404, and nothing of it is shown.
 */
export const proxyRenewalCalls = defineCalls({
  proxyRenewals: {
    method: 'GET',
    path: '/api/v2/proxy/renewals',
    arg: NoArg,
    res: v.looseObject({ records: longList(ProxyRenewal) }),
    provides: ['ProxyRenewals'],
  },
  updateProxyRenewal: {
    method: 'PUT',
    path: '/api/v2/proxy/renewals/{orderId}',
    arg: v.strictObject({
      orderId: Id,
      auto: v.boolean(),
      remindDays: v.nullable(v.picklist(reminderDays)),
      /** The addresses to renew; the others end. */
      addressIds: v.pipe(v.array(Id), v.maxLength(mostRenewed)),
      updatedAt: versionOrNull,
    }),
    res: ProxyRenewal,
    invalidates: ['ProxyRenewals', 'ProxyAddresses', 'ProxyAccount'],
    repeatable: true,
  },
  /** The price of a renewal. The call changes nothing. */
  proxyRenewalQuote: {
    method: 'POST',
    endpoint: 'query',
    path: '/api/v2/proxy/renewals/{orderId}/quote',
    arg: v.strictObject({ orderId: Id, addressIds: AddressIds }),
    res: v.looseObject({ price: Money, until: v.string() }),
  },
  renewProxyOrder: {
    method: 'POST',
    path: '/api/v2/proxy/renewals/{orderId}',
    arg: v.strictObject({
      orderId: Id,
      addressIds: AddressIds,
      idempotencyKey: IdempotencyKey,
      /** The displayed price. The backend charges no other. */
      price: AskedMoney,
    }),
    res: v.looseObject({
      /** The order that the renewed addresses belong to. */
      orderId: Id,
      units: Finite,
      price: Money,
      until: v.string(),
    }),
    invalidates: [
      'ProxyRenewals',
      'ProxyAddresses',
      'ProxyAccount',
      'ProxyOrders',
      'User',
      'Ledger',
      'Dashboard',
    ],
    idempotent: true,
  },
})
