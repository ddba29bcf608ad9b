import * as v from 'valibot'
import {
  Finite,
  flag,
  Id,
  longList,
  Money,
  NoArg,
  Nothing,
  savedVersion,
  textOrNull,
} from './common.ts'
import { KeyScope, KeyUseRow, ScopeArg } from './key-scopes.ts'
import { KeyTest, KeyTestArg } from './key-tests.ts'
import { defineCalls } from './types.ts'

export const keyStatuses = ['active', 'rotating', 'disabled', 'expired', 'revoked'] as const
/** Minutes in which the old key still works beside the new one. */
export const overlaps = [0, 60, 1440] as const

/** contract.md 4.4. An answer has only the first and last 4 characters of the key. */
export const Key = v.looseObject({
  id: Id,
  name: v.string(),
  prefix: v.optional(v.string(), ''),
  suffix: v.optional(v.string(), ''),
  primary: v.optional(v.boolean(), false),
  status: v.string(),
  createdAt: textOrNull,
  lastUsedAt: textOrNull,
  lastIp: textOrNull,
  /** Null means all types. */
  allowedTypes: v.nullable(longList(v.string())),
  /** An empty list allows every address. */
  ipList: longList(v.string()),
  dailyLimit: v.nullable(Money),
  monthlyLimit: v.nullable(Money),
  rpm: v.nullable(Finite),
  spentToday: v.optional(v.nullable(Money), null),
  spentMonth: v.optional(v.nullable(Money), null),
  /** For a key in rotation: the key that it replaces, and until when the old key works. */
  rotation: v.fallback(
    v.optional(
      v.nullable(
        v.looseObject({
          prefix: v.optional(v.string(), ''),
          suffix: v.optional(v.string(), ''),
          validUntil: v.string(),
          lastUsedAt: textOrNull,
        }),
      ),
      null,
    ),
    null,
  ),
  /** Proposed: null allows every call; absent where the backend has no scopes. */
  scope: v.optional(v.nullable(KeyScope)),
  /** Proposed: when the key stops to work; null for never, absent where keys have no end. */
  expiresAt: v.optional(v.nullable(v.string())),
  /** Proposed: how a test key answers; null or absent for a live key. */
  test: v.optional(v.nullable(KeyTest), null),
  /** Proposed: the member who made the key and answers for it; null for a key of the team. */
  madeBy: v.fallback(
    v.optional(v.nullable(v.looseObject({ name: textOrNull, email: v.string() })), null),
    null,
  ),
  updatedAt: savedVersion,
})
export type Key = v.InferOutput<typeof Key>

const Range = v.optional(
  v.nullable(v.looseObject({ min: Money, max: v.optional(v.nullable(Money), null) })),
  null,
)
const Count = v.optional(
  v.nullable(
    v.looseObject({
      min: v.optional(Finite, 1),
      max: v.optional(v.nullable(Finite), null),
    }),
  ),
  null,
)

export const KeyList = v.looseObject({
  records: longList(Key),
  capabilities: v.optional(
    v.looseObject({
      multipleKeys: v.optional(v.boolean(), true),
      /** Proposed: keys can have a scope and an end. */
      scopes: flag,
      /** Proposed: keys can be test keys. */
      tests: flag,
      /** Proposed: the changes of the account's settings are logged. */
      changes: flag,
    }),
    {},
  ),
  /** Proposed: the labelling projects that a scope can name. */
  projects: v.optional(longList(v.looseObject({ id: Id, title: v.string() })), []),
  limits: v.optional(
    v.looseObject({
      /** The maximum number of keys, without revoked ones. */
      keys: v.optional(v.nullable(Finite), null),
      daily: Range,
      monthly: Range,
      rpm: Count,
      ranges: v.optional(v.nullable(Finite), null),
    }),
    {},
  ),
})
export type KeyList = v.InferOutput<typeof KeyList>

export const KeyName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40))
const settings = {
  name: KeyName,
  allowedTypes: v.nullable(v.pipe(v.array(v.string()), v.nonEmpty())),
  ipList: v.array(v.string()),
  dailyLimit: v.nullable(Money),
  monthlyLimit: v.nullable(Money),
  rpm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  scope: v.optional(v.nullable(ScopeArg)),
  /** A live key stays one, and a test key too. */
  test: v.optional(v.nullable(KeyTestArg)),
  /** The last day, in the zone of the account. */
  expiresAt: v.optional(v.nullable(v.pipe(v.string(), v.isoDate()))),
}

/** The whole key, 32 hexadecimal digits: only these answers contain it. */
const Value = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
const Whole = v.looseObject({ record: Key, key: Value })
const One = v.strictObject({ id: Id })

export const keyCalls = defineCalls({
  keys: {
    method: 'GET',
    path: '/api/v2/customer/keys',
    arg: NoArg,
    res: KeyList,
    provides: ['Keys'],
  },
  createKey: {
    method: 'POST',
    once: 'The answer holds the whole key.',
    path: '/api/v2/customer/keys',
    arg: v.strictObject(settings),
    res: Whole,
    invalidates: ['Keys', 'Dashboard'],
    repeatable: true,
  },
  /** Proposed: the kinds of calls that the key has made, with what each needs. */
  keyUse: {
    method: 'GET',
    path: '/api/v2/customer/keys/{id}/use',
    arg: One,
    res: v.looseObject({ days: v.optional(Finite, 30), records: longList(KeyUseRow) }),
    provides: ['Keys'],
  },
  /** Changes only the given fields. Less restriction may require a proof of identity. */
  updateKey: {
    method: 'PUT',
    path: '/api/v2/customer/keys/{id}',
    arg: v.strictObject({
      ...v.partial(v.strictObject(settings)).entries,
      id: Id,
      status: v.optional(v.picklist(['active', 'disabled'])),
      primary: v.optional(v.literal(true)),
      updatedAt: v.optional(v.nullable(v.string())),
    }),
    res: Key,
    invalidates: ['Keys'],
  },
  rotateKey: {
    method: 'POST',
    once: 'The answer holds the whole key.',
    path: '/api/v2/customer/keys/{id}/rotate',
    arg: v.strictObject({ id: Id, overlapMinutes: v.picklist(overlaps) }),
    res: Whole,
    invalidates: ['Keys', 'SecurityLog'],
    repeatable: true,
  },
  /** Ends the overlap of a rotation early. */
  finishRotation: {
    method: 'POST',
    path: '/api/v2/customer/keys/{id}/rotate/finish',
    arg: One,
    res: Key,
    invalidates: ['Keys', 'SecurityLog'],
  },
  revealKey: {
    method: 'POST',
    once: 'The answer holds the whole key.',
    path: '/api/v2/customer/keys/{id}/reveal',
    arg: One,
    res: v.looseObject({ key: Value }),
    invalidates: ['Dashboard'],
  },
  /** Revokes the key permanently. */
  revokeKey: {
    method: 'DELETE',
    path: '/api/v2/customer/keys/{id}',
    arg: One,
    res: Nothing,
    invalidates: ['Keys', 'SecurityLog'],
  },
})
