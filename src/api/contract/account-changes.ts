import * as v from 'valibot'
import { Id, longList, textOrNull } from './common.ts'
import { list, optionalRange, Paged } from './paging.ts'
import { defineCalls } from './types.ts'

/** What of an account the log covers. */
export const changeAreas = [
  'keys',
  'limits',
  'rates',
  'percent_100',
  'software',
  'ip_list',
  'pingback',
  'webhooks',
  'alert_rules',
  'auto_topup',
  'wallet',
  'members',
] as const
export type ChangeArea = (typeof changeAreas)[number]
export const changeAuthors = ['person', 'key', 'support', 'system'] as const
/**
 * Whether a change can be undone: by the call that made it, already done, no more because of a later
 * change, or never.
 */
export const undoStates = ['possible', 'done', 'changed_since', 'never'] as const

/** The fields that have changed, as the call of the area takes them; null for nothing. */
const Values = v.optional(v.nullable(v.record(v.string(), v.unknown())), null)

export const AccountChange = v.looseObject({
  id: Id,
  at: v.string(),
  area: v.string(),
  /** The key, address or program; null where there is one document. */
  target: v.optional(v.nullable(v.looseObject({ id: Id, name: v.optional(v.string(), '') })), null),
  before: Values,
  after: Values,
  by: v.optional(v.looseObject({ kind: v.optional(v.string(), 'person'), name: textOrNull }), {}),
  ip: textOrNull,
  country: textOrNull,
  userAgent: textOrNull,
  undo: v.optional(v.string(), 'never'),
})
export type AccountChange = v.InferOutput<typeof AccountChange>

/** Proposed: the log of the account's settings. */
export const accountChangeCalls = defineCalls({
  accountChanges: {
    method: 'GET',
    path: '/api/v2/customer/changes',
    arg: v.strictObject({
      ...Paged,
      area: v.optional(v.picklist(changeAreas)),
      by: v.optional(v.picklist(changeAuthors)),
      ...optionalRange,
    }),
    res: v.looseObject({ records: longList(AccountChange), ...list }),
    provides: ['AccountChanges'],
  },
})
