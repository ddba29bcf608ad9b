import * as v from 'valibot'
import {
  shortList,
  Id,
  IdempotencyKey,
  Money,
  NoArg,
  flag,
  savedVersion,
  moneyOrNull,
  textOrNull,
  when,
  versionOrNull,
  Finite,
  longList,
  keptList,
} from './common.ts'
import { AskedMoney } from './money.ts'
import { list, Paged } from './paging.ts'
import { defineCalls } from './types.ts'

export const proxyProducts = ['residential', 'mobile', 'datacenter', 'isp'] as const
export type ProxyProduct = (typeof proxyProducts)[number]
export const proxyAccountStates = ['none', 'active', 'exhausted', 'suspended'] as const
export const proxyOrderStates = [
  'created',
  'paid',
  'active',
  'exhausted',
  'expired',
  'refunded',
] as const
/** The maximum number of units in one order. */
export const mostProxyUnits = 100_000

const bytes = v.optional(Finite, 0)
const Port = v.optional(v.nullable(Finite), null)

export const ProxyAccount = v.looseObject({
  username: textOrNull,
  status: v.optional(v.string(), 'none'),
  traffic: v.optional(
    v.looseObject({
      boughtBytes: bytes,
      usedBytes: bytes,
      leftBytes: bytes,
      expiresAt: textOrNull,
    }),
    {},
  ),
  endpoint: v.optional(
    v.nullable(
      v.looseObject({
        host: v.string(),
        ports: v.optional(v.looseObject({ http: Port, https: Port, socks5: Port }), {}),
      }),
    ),
    null,
  ),
  maxUsers: v.optional(Finite, 100),
  maxIps: v.optional(Finite, 100),
})
export type ProxyAccount = v.InferOutput<typeof ProxyAccount>

export const ProxyOverview = v.looseObject({
  account: ProxyAccount,
  /** The usable amount of each product: gigabytes or addresses. */
  products: v.optional(
    shortList(
      v.looseObject({
        id: v.string(),
        title: v.optional(v.string(), ''),
        unit: v.optional(v.string(), 'gb'),
        units: v.optional(Finite, 0),
        expiresAt: textOrNull,
      }),
    ),
    [],
  ),
  notices: v.optional(
    shortList(
      v.looseObject({
        code: v.string(),
        /** The number of addresses or gigabytes that it concerns. */
        count: v.optional(v.nullable(Finite), null),
        /** When they end. */
        at: textOrNull,
        /** The names of the users that connect through it. */
        users: v.optional(shortList(v.string(), 50), []),
      }),
    ),
    [],
  ),
  /** The amount that can be spent now. */
  available: moneyOrNull,
})
export type ProxyOverview = v.InferOutput<typeof ProxyOverview>

export const ProxyOrder = v.looseObject({
  id: Id,
  product: v.optional(v.string(), ''),
  unit: v.optional(v.string(), 'gb'),
  units: v.optional(Finite, 0),
  price: moneyOrNull,
  status: v.string(),
  promoCode: textOrNull,
  /** Whether the order was placed by automatic renewal. */
  auto: flag,
  createdAt: when,
  expiresAt: textOrNull,
})
export type ProxyOrder = v.InferOutput<typeof ProxyOrder>

const PromoCode = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40))
const Product = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40))
const Units = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostProxyUnits))
const wanted = { product: Product, units: Units, promoCode: v.optional(PromoCode) }

export const ProxyQuote = v.looseObject({
  price: Money,
  /** The price without the promo code. */
  listPrice: moneyOrNull,
  promo: v.optional(
    v.nullable(
      v.looseObject({
        valid: v.boolean(),
        percent: v.optional(v.nullable(Finite), null),
        reason: textOrNull,
      }),
    ),
    null,
  ),
})
export type ProxyQuote = v.InferOutput<typeof ProxyQuote>

export const alertPercents = [80, 95, 100] as const
export const autoBuyLimits = { units: 10_000, perMonth: 30 } as const

export const ProxyAlerts = v.looseObject({
  percent: keptList(Finite),
  email: v.boolean(),
  telegram: v.boolean(),
  /** False if no Telegram account is linked; null if the backend does not say. */
  telegramLinked: v.optional(v.nullable(v.boolean()), null),
  autoBuy: v.looseObject({
    enabled: v.boolean(),
    product: v.nullable(v.string()),
    units: Finite,
    /** Orders in a calendar month. */
    maxPerMonth: Finite,
  }),
  updatedAt: savedVersion,
})
export type ProxyAlerts = v.InferOutput<typeof ProxyAlerts>

/** The proxy account, its orders and its alerts (contract.md 4.10). */
export const proxyAccountCalls = defineCalls({
  proxyAccount: {
    method: 'GET',
    path: '/api/v2/proxy',
    arg: NoArg,
    res: ProxyOverview,
    provides: ['ProxyAccount'],
  },
  proxyOrders: {
    method: 'GET',
    path: '/api/v2/proxy/orders',
    arg: v.strictObject({ ...Paged, status: v.optional(v.picklist(proxyOrderStates)) }),
    res: v.looseObject({ records: longList(ProxyOrder), ...list }),
    provides: ['ProxyOrders'],
  },
  /**
   * The price of an order. The call changes nothing, but it is a POST, because a promo code must
   * not appear in an access log.
   */
  proxyQuote: {
    method: 'POST',
    endpoint: 'query',
    path: '/api/v2/proxy/orders/quote',
    arg: v.strictObject(wanted),
    res: ProxyQuote,
  },
  orderProxy: {
    method: 'POST',
    path: '/api/v2/proxy/orders',
    arg: v.strictObject({
      ...wanted,
      idempotencyKey: IdempotencyKey,
      /** The displayed price. The backend charges no other. */
      price: AskedMoney,
    }),
    res: v.pipe(
      ProxyOrder,
      v.check(({ status }) => !['refunded', 'expired', 'failed'].includes(status)),
    ),
    invalidates: [
      'ProxyAccount',
      'ProxyOrders',
      'ProxyAddresses',
      'ProxyRenewals',
      'User',
      'Ledger',
      'Dashboard',
    ],
    idempotent: true,
  },
  proxyAlerts: {
    method: 'GET',
    path: '/api/v2/proxy/alerts',
    arg: NoArg,
    res: ProxyAlerts,
    provides: ['ProxyAlerts'],
  },
  updateProxyAlerts: {
    method: 'PUT',
    path: '/api/v2/proxy/alerts',
    arg: v.strictObject({
      percent: v.array(v.picklist(alertPercents)),
      email: v.boolean(),
      telegram: v.boolean(),
      autoBuy: v.strictObject({
        enabled: v.boolean(),
        product: v.nullable(Product),
        units: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(autoBuyLimits.units)),
        maxPerMonth: v.pipe(Finite, v.integer(), v.minValue(1), v.maxValue(autoBuyLimits.perMonth)),
      }),
      updatedAt: versionOrNull,
    }),
    res: ProxyAlerts,
    invalidates: ['ProxyAlerts'],
    repeatable: true,
  },
})
