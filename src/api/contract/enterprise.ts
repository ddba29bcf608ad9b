import * as v from 'valibot'
import {
  shortList,
  flag,
  IdempotencyKey,
  Money,
  moneyOrNull,
  textOrNull,
  when,
  Finite,
  Id,
  longList,
} from './common.ts'
import { defineCalls } from './types.ts'

/** contract.md 4.18. */
export const planStates = ['none', 'active', 'expiring', 'expired'] as const

export const EnterprisePlan = v.looseObject({
  id: v.string(),
  title: v.string(),
  price: Money,
  periodDays: Finite,
  features: v.optional(shortList(v.string()), []),
  sla: v.optional(
    v.looseObject({
      firstReplyMinutes: v.optional(v.nullable(Finite), null),
      channels: v.optional(shortList(v.string()), []),
    }),
    {},
  ),
  best: flag,
})
export type EnterprisePlan = v.InferOutput<typeof EnterprisePlan>

export const EnterpriseConditions = v.looseObject({
  html: v.optional(v.string(), ''),
  active: v.nullable(v.looseObject({ planId: v.string(), until: v.string(), autoRenew: flag })),
  /** A state of contract.md 4.18. If it is missing, it follows from `active`. */
  state: textOrNull,
  eligibility: v.optional(
    v.looseObject({ ok: v.optional(v.boolean(), true), reasonCode: textOrNull }),
    {},
  ),
  /** The available balance; null for a guest. */
  available: moneyOrNull,
})
export type EnterpriseConditions = v.InferOutput<typeof EnterpriseConditions>

export const Bought = v.looseObject({
  status: v.picklist(['active', 'expiring', 'insufficient_funds']),
  until: textOrNull,
  balance: moneyOrNull,
})
export type Bought = v.InferOutput<typeof Bought>

/** What a plan gives to whoever has or had one (contract.md 4.9). */
export const EnterpriseService = v.looseObject({
  /** How to reach support under the running plan; none once it has ended. */
  contacts: shortList(
    v.looseObject({
      channel: v.string(),
      /** A telephone number or a mail address. */
      value: textOrNull,
      url: textOrNull,
      hours: textOrNull,
    }),
  ),
  manager: v.optional(v.nullable(v.looseObject({ name: v.string(), email: textOrNull })), null),
  /** How fast tickets were answered under the plan; null where it is not known. */
  replies: v.optional(
    v.nullable(
      v.looseObject({
        days: Finite,
        answered: Finite,
        onTime: Finite,
        medianMinutes: v.optional(v.nullable(Finite), null),
      }),
    ),
    null,
  ),
  periods: longList(
    v.looseObject({
      id: Id,
      title: v.string(),
      from: when,
      until: when,
      amount: Money,
      invoiceUrl: textOrNull,
    }),
  ),
})
export type EnterpriseService = v.InferOutput<typeof EnterpriseService>

const Asked = v.strictObject({ currency: v.optional(v.string()) })
const stale = ['Enterprise', 'User', 'Ledger', 'Dashboard'] as const

/** Enterprise support (specification, section 7; contract.md 4.9). */
export const enterpriseCalls = defineCalls({
  enterprisePricing: {
    method: 'GET',
    path: '/api/v2/user/enterprise_support/pricing',
    arg: Asked,
    inLanguage: true,
    inCurrency: true,
    res: v.looseObject({ plans: shortList(EnterprisePlan) }),
    provides: ['Enterprise'],
  },
  enterpriseConditions: {
    method: 'GET',
    path: '/api/v2/user/enterprise_support/conditions',
    arg: Asked,
    inLanguage: true,
    inCurrency: true,
    res: EnterpriseConditions,
    provides: ['Enterprise'],
  },
  enterpriseService: {
    method: 'GET',
    path: '/api/v2/user/enterprise_support/service',
    arg: v.strictObject({}),
    inLanguage: true,
    res: EnterpriseService,
    provides: ['Enterprise'],
  },
  buyEnterprise: {
    method: 'POST',
    path: '/api/v2/user/enterprise_support/buy',
    arg: v.strictObject({
      idempotencyKey: IdempotencyKey,
      planId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
      autoRenew: v.boolean(),
      agreeTerms: v.literal(true),
    }),
    res: Bought,
    invalidates: stale,
    idempotent: true,
  },
  renewEnterprise: {
    method: 'PUT',
    path: '/api/v2/user/enterprise_support/renewal',
    arg: v.strictObject({ autoRenew: v.boolean() }),
    res: v.looseObject({ autoRenew: v.boolean(), until: when }),
    invalidates: ['Enterprise'],
    repeatable: true,
  },
})
