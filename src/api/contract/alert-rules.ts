import * as v from 'valibot'
import {
  Decimal,
  Finite,
  Id,
  longList,
  NoArg,
  shortList,
  textOrNull,
  versionOrNull,
} from './common.ts'
import { defineCalls } from './types.ts'

export const alertMetrics = ['success_rate', 'avg_seconds', 'price', 'spent', 'refused'] as const
export type AlertMetric = (typeof alertMetrics)[number]
export const alertScopes = ['type', 'key', 'software'] as const
export type AlertScope = (typeof alertScopes)[number]
/** The hours that a rule looks at, as text for a choice. */
export const alertHours = ['1', '6', '24'] as const
export const alertChannels = ['email', 'telegram', 'webpush', 'webhook'] as const
export type AlertChannel = (typeof alertChannels)[number]

/** A rule fires when its figure is under (success rate) or over (all others) its threshold. */
const conditions = {
  metric: v.picklist(alertMetrics),
  /** Percent, seconds, money of the account (price per 1,000), or a number. */
  threshold: Decimal,
  scope: v.nullable(v.picklist(alertScopes)),
  subject: v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))),
  hours: v.picklist(alertHours),
}

export const AlertRule = v.looseObject({
  id: Id,
  metric: v.string(),
  threshold: Decimal,
  scope: textOrNull,
  subject: textOrNull,
  /** The name of the type, key or program. */
  title: textOrNull,
  hours: v.string(),
  channels: shortList(v.string()),
  createdAt: textOrNull,
  lastFiredAt: textOrNull,
  /** Absent where a rule cannot be changed. */
  updatedAt: versionOrNull,
})
export type AlertRule = v.InferOutput<typeof AlertRule>

const AlertRules = v.looseObject({
  records: longList(AlertRule),
  max: v.optional(v.nullable(Finite), null),
  /** Of thresholds that are money. */
  currency: v.string(),
})

export const AlertTrial = v.looseObject({
  days: Finite,
  fired: longList(v.looseObject({ at: v.string(), value: textOrNull })),
})
export type AlertTrial = v.InferOutput<typeof AlertTrial>

export const alertRuleCalls = defineCalls({
  alertRules: {
    method: 'GET',
    path: '/api/v2/customer/alert_rules',
    arg: NoArg,
    res: AlertRules,
    provides: ['AlertRules'],
  },
  /** Says when a rule would have fired. It makes nothing. */
  tryAlertRule: {
    method: 'POST',
    path: '/api/v2/customer/alert_rules/dry_run',
    arg: v.strictObject(conditions),
    res: AlertTrial,
  },
  addAlertRule: {
    method: 'POST',
    path: '/api/v2/customer/alert_rules',
    arg: v.strictObject({ ...conditions, channels: v.array(v.picklist(alertChannels)) }),
    res: AlertRule,
    invalidates: ['AlertRules'],
    repeatable: true,
  },
  updateAlertRule: {
    method: 'PUT',
    path: '/api/v2/customer/alert_rules/{id}',
    arg: v.strictObject({
      ...conditions,
      channels: v.array(v.picklist(alertChannels)),
      id: Id,
      updatedAt: versionOrNull,
    }),
    res: AlertRule,
    invalidates: ['AlertRules'],
  },
  removeAlertRule: {
    method: 'DELETE',
    path: '/api/v2/customer/alert_rules/{id}',
    arg: v.strictObject({ id: Id }),
    res: AlertRules,
    invalidates: ['AlertRules'],
  },
})
