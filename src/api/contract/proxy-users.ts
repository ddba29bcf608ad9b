import * as v from 'valibot'
import {
  Id,
  Nothing,
  savedVersion,
  textOrNull,
  versionOrNull,
  Finite,
  longList,
  keptList,
} from './common.ts'
import { list, Paged } from './paging.ts'
import { proxyProducts } from './proxy-account.ts'
import { defineCalls } from './types.ts'

export const proxyUserStates = ['active', 'paused', 'limit_reached', 'expired', 'deleted'] as const
export const limitPeriods = ['none', 'day', 'month'] as const
export const proxyUserSorts = ['-createdAt', 'label', '-usedBytes', '-lastUsedAt'] as const
export const proxyUserLimits = {
  label: 40,
  bulk: 100,
  threads: 1000,
  countries: 50,
  /** The maximum limit: a petabyte in bytes. */
  bytes: 1e15,
} as const
export const usernamePattern = /^[a-z0-9_]{4,24}$/
/** A prefix leaves room for `_100`. */
export const prefixPattern = /^[a-z0-9_]{3,20}$/
/** 8 to 32 characters, without those that separate the parts of a line. */
export const proxyPasswordPattern = /^[^\s:@]{8,32}$/

export const ProxyUser = v.looseObject({
  id: Id,
  label: v.string(),
  username: v.string(),
  passwordSuffix: v.optional(v.string(), ''),
  product: v.string(),
  status: v.string(),
  limitBytes: v.nullable(Finite),
  usedBytes: v.optional(Finite, 0),
  limitPeriod: v.string(),
  threads: v.nullable(Finite),
  countries: v.nullable(keptList(v.string())),
  expiresAt: v.nullable(v.string()),
  lastUsedAt: textOrNull,
  createdAt: textOrNull,
  updatedAt: savedVersion,
})
export type ProxyUser = v.InferOutput<typeof ProxyUser>

const settings = {
  label: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(proxyUserLimits.label)),
  product: v.picklist(proxyProducts),
  /** 0 means no limit. */
  limitBytes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(proxyUserLimits.bytes)),
  limitPeriod: v.picklist(limitPeriods),
  threads: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(proxyUserLimits.threads)),
  ),
  countries: v.nullable(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
      v.nonEmpty(),
      v.maxLength(proxyUserLimits.countries),
    ),
  ),
  /** The last day of use, in the account's zone. */
  expiresAt: v.nullable(v.pipe(v.string(), v.isoDate())),
}

/** A password is only in these answers, and only once. */
const Whole = v.looseObject({ record: ProxyUser, password: v.string() })
export type WholeProxyUser = v.InferOutput<typeof Whole>
const One = v.strictObject({ id: Id })

export const proxyUserCalls = defineCalls({
  proxyUsers: {
    method: 'GET',
    path: '/api/v2/proxy/users',
    arg: v.strictObject({
      ...Paged,
      status: v.optional(v.picklist(proxyUserStates)),
      product: v.optional(v.picklist(proxyProducts)),
      sort: v.optional(v.picklist(proxyUserSorts)),
      text: v.optional(v.pipe(v.string(), v.maxLength(100))),
    }),
    res: v.looseObject({ records: longList(ProxyUser), ...list }),
    provides: ['ProxyUsers'],
  },
  /**
   * Creates one user by `username`, or up to 100 by `prefix` and `count`: prefix_1, prefix_2 and so
   * on. It creates all or none.
   */
  createProxyUsers: {
    method: 'POST',
    once: 'Argument and answer hold passwords.',
    path: '/api/v2/proxy/users',
    arg: v.strictObject({
      ...settings,
      limitBytes: v.optional(settings.limitBytes, 0),
      limitPeriod: v.optional(settings.limitPeriod, 'none'),
      threads: v.optional(settings.threads, null),
      countries: v.optional(settings.countries, null),
      expiresAt: v.optional(settings.expiresAt, null),
      username: v.optional(v.pipe(v.string(), v.regex(usernamePattern))),
      /** The backend generates a missing password. */
      password: v.optional(v.pipe(v.string(), v.regex(proxyPasswordPattern))),
      prefix: v.optional(v.pipe(v.string(), v.regex(prefixPattern))),
      count: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(proxyUserLimits.bulk)),
      ),
    }),
    res: v.looseObject({ records: longList(Whole) }),
    invalidates: ['ProxyUsers', 'ProxyAccount'],
    repeatable: true,
  },
  updateProxyUser: {
    method: 'PUT',
    path: '/api/v2/proxy/users/{id}',
    arg: v.strictObject({ ...settings, id: Id, updatedAt: versionOrNull }),
    res: ProxyUser,
    invalidates: ['ProxyUsers'],
  },
  deleteProxyUser: {
    method: 'DELETE',
    path: '/api/v2/proxy/users/{id}',
    arg: One,
    res: Nothing,
    invalidates: ['ProxyUsers', 'ProxyAccount'],
  },
  resetProxyPassword: {
    method: 'POST',
    once: 'The answer holds the password.',
    path: '/api/v2/proxy/users/{id}/reset_password',
    arg: One,
    res: Whole,
    invalidates: ['ProxyUsers'],
    repeatable: true,
  },
  pauseProxyUser: {
    method: 'POST',
    path: '/api/v2/proxy/users/{id}/pause',
    arg: One,
    res: ProxyUser,
    invalidates: ['ProxyUsers', 'ProxyClients', 'ProxyAddresses'],
  },
  resumeProxyUser: {
    method: 'POST',
    path: '/api/v2/proxy/users/{id}/resume',
    arg: One,
    res: ProxyUser,
    invalidates: ['ProxyUsers', 'ProxyClients', 'ProxyAddresses'],
  },
  /** Answers with the result for each user. */
  changeProxyUsers: {
    method: 'POST',
    path: '/api/v2/proxy/users/bulk',
    arg: v.strictObject({
      ids: v.pipe(v.array(Id), v.nonEmpty(), v.maxLength(proxyUserLimits.bulk)),
      action: v.picklist(['pause', 'resume', 'delete']),
    }),
    res: v.looseObject({
      done: longList(Id),
      failed: v.optional(
        longList(v.looseObject({ id: Id, errorCode: v.optional(v.string(), '') })),
        [],
      ),
    }),
    invalidates: ['ProxyUsers', 'ProxyAccount'],
  },
})
