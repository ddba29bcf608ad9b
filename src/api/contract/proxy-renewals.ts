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
import { mostProxyUnits } from './proxy-account.ts'
import { defineCalls } from './types.ts'

/** Days before the end at which a reminder is sent. */
export const reminderDays = [1, 3, 7, 14] as const
const mostRenewed = 10_000

const users = v.optional(
  shortList(v.looseObject({ id: Id, label: v.optional(v.string(), '') }), 50),
  [],
)

export const RenewedAddress = v.looseObject({
  id: Id,
  ip: v.string(),
  country: textOrNull,
  status: v.optional(v.string(), 'active'),
  /** Whether the next automatic renewal includes it. */
  renews: flag,
  users,
})
export type RenewedAddress = v.InferOutput<typeof RenewedAddress>

/** How an order of traffic or fixed addresses goes on when its time ends. */
export const ProxyRenewal = v.looseObject({
  orderId: Id,
  product: v.optional(v.string(), ''),
  unit: v.optional(v.string(), 'ip_month'),
  /** Bought gigabytes or addresses. */
  units: v.optional(Finite, 0),
  expiresAt: v.string(),
  auto: v.boolean(),
  /** Null if no reminder is sent. */
  remindDays: v.nullable(Finite),
  addresses: v.optional(longList(RenewedAddress), []),
  /** The traffic that is lost at the end; null for addresses. */
  leftBytes: v.optional(v.nullable(Finite), null),
  /** The gigabytes that the next automatic renewal buys; null for addresses. */
  renewUnits: v.optional(v.nullable(Finite), null),
  /** The active users of the traffic. Those of addresses are with each address. */
  users,
  /** What the next renewal costs at the current price. */
  price: moneyOrNull,
  /** Why the automatic renewal will fail as things stand, or has failed. */
  blocked: textOrNull,
  updatedAt: savedVersion,
})
export type ProxyRenewal = v.InferOutput<typeof ProxyRenewal>

/** The part of an order that is renewed: some of its addresses, or gigabytes of traffic. */
const part = {
  addressIds: v.optional(v.pipe(v.array(Id), v.nonEmpty(), v.maxLength(mostRenewed))),
  units: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostProxyUnits))),
}

/**
 * The renewal of orders of traffic and fixed addresses (contract.md 4.10). Proposed: a backend without it
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
      /** What to renew; the rest ends. Left out if nothing is renewed. */
      ...part,
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
    arg: v.strictObject({ orderId: Id, ...part }),
    res: v.looseObject({ price: Money, until: v.string() }),
  },
  renewProxyOrder: {
    method: 'POST',
    path: '/api/v2/proxy/renewals/{orderId}',
    arg: v.strictObject({
      orderId: Id,
      ...part,
      idempotencyKey: IdempotencyKey,
      /** The displayed price. The backend charges no other. */
      price: AskedMoney,
    }),
    res: v.looseObject({
      /** The order of the new period. */
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
