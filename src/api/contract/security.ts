import * as v from 'valibot'
import { flag, Id, NoArg, Nothing, textOrNull, shortList, longList } from './common.ts'
import { list, Paged } from './paging.ts'
import { defineCalls } from './types.ts'

export const Session = v.looseObject({
  id: Id,
  current: flag,
  device: textOrNull,
  browser: textOrNull,
  os: textOrNull,
  ip: textOrNull,
  city: textOrNull,
  country: textOrNull,
  createdAt: textOrNull,
  lastSeenAt: textOrNull,
})
export type Session = v.InferOutput<typeof Session>

export const SecurityRecord = v.looseObject({
  id: Id,
  event: v.string(),
  /** Proposed: why our staff did it. */
  reason: textOrNull,
  ip: textOrNull,
  country: textOrNull,
  userAgent: textOrNull,
  createdAt: v.string(),
})
export type SecurityRecord = v.InferOutput<typeof SecurityRecord>

const Setup = v.looseObject({
  secret: v.string(),
  otpauthUrl: v.string(),
  recoveryCodes: shortList(v.string()),
})

export const securityCalls = defineCalls({
  setUpTwoFactor: {
    method: 'POST',
    path: '/api/v2/user/two_factor/setup',
    arg: NoArg,
    res: Setup,
    repeatable: true,
  },
  /**
   * Proposed: the set-up that was begun and not ended, so that a reload goes on with the secret that
   * the app already has. Like the beginning, it may require a proof of identity.
   */
  pendingSetUp: {
    method: 'GET',
    once: 'The answer holds the secret.',
    path: '/api/v2/user/two_factor/setup',
    arg: NoArg,
    res: v.looseObject({ setup: v.nullable(Setup) }),
  },
  enableTwoFactor: {
    method: 'POST',
    path: '/api/v2/user/two_factor/enable',
    arg: v.strictObject({ code: v.pipe(v.string(), v.regex(/^\d{6,8}$/)) }),
    res: Nothing,
    invalidates: ['User', 'SecurityLog', 'Dashboard'],
  },
  disableTwoFactor: {
    method: 'POST',
    path: '/api/v2/user/two_factor/disable',
    arg: NoArg,
    res: Nothing,
    invalidates: ['User', 'SecurityLog', 'Dashboard'],
  },
  newRecoveryCodes: {
    method: 'POST',
    path: '/api/v2/user/two_factor/recovery_codes',
    arg: NoArg,
    res: v.looseObject({ recoveryCodes: shortList(v.string()) }),
    repeatable: true,
  },
  /**
   * Checks permission before the browser navigates to a service to link it: like every change of
   * sign-in, it may require a proof of identity (contract.md 4.0.8).
   */
  allowLink: {
    method: 'POST',
    path: '/api/v2/user/oauth/{provider}',
    arg: v.strictObject({ provider: v.string() }),
    res: Nothing,
  },
  unlinkAccount: {
    method: 'DELETE',
    path: '/api/v2/user/oauth/{provider}',
    arg: v.strictObject({ provider: v.string() }),
    res: Nothing,
    invalidates: ['User'],
  },
  sessions: {
    method: 'GET',
    path: '/api/v2/user/sessions',
    arg: NoArg,
    res: v.looseObject({ records: longList(Session) }),
    provides: ['Sessions'],
  },
  endSession: {
    method: 'DELETE',
    path: '/api/v2/user/sessions/{id}',
    arg: v.strictObject({ id: Id }),
    res: Nothing,
    invalidates: ['Sessions', 'SecurityLog'],
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/v2/user/sessions',
    arg: NoArg,
    res: Nothing,
    invalidates: ['Sessions', 'SecurityLog'],
  },
  securityLog: {
    method: 'GET',
    path: '/api/v2/user/security_log',
    arg: v.strictObject(Paged),
    res: v.looseObject({ records: longList(SecurityRecord), ...list }),
    provides: ['SecurityLog'],
  },
})
