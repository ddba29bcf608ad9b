import * as v from 'valibot'
import { Id, NoArg, Nothing, text } from './common.ts'
import { defineCalls } from './types.ts'

const number = v.optional(v.nullable(v.number()), null)

/** What is wrong with one beyond its length is the form's and the backend's to say: see src/lib/pingback-host.ts. */
const Host = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(253))

export const verificationMethods = ['file', 'dns', 'same_ip'] as const
export type VerificationMethod = (typeof verificationMethods)[number]

/** Where results are sent to (contract.md 4.4). */
export const PingbackHost = v.looseObject({
  id: Id,
  host: v.string(),
  status: v.optional(v.string(), ''),
  verification: v.optional(
    v.nullable(
      v.looseObject({
        method: v.string(),
        token: v.optional(v.string(), ''),
        /** How the last look ended: not_found, wrong_content, unreachable, other_ip. */
        problem: text,
        checkedAt: text,
      }),
    ),
    null,
  ),
  signingSecretSuffix: text,
  createdAt: text,
  lastDeliveryAt: text,
  /** Percent of the last 24 hours; null where nothing was sent. */
  successRate24h: number,
  /** In a row, up to now. */
  failures: v.optional(v.number(), 0),
  failingSince: text,
  /** Who turned it off: `failing` (24 hours of failures) or `user`. */
  disabledReason: text,
})
export type PingbackHost = v.InferOutput<typeof PingbackHost>

/** Told once; never again. */
export const NewSecret = v.looseObject({ signingSecret: v.string() })

export const PingbackTest = v.looseObject({ httpStatus: number, durationMs: number, body: v.optional(v.nullable(v.string()), ''), error: text })
export type PingbackTest = v.InferOutput<typeof PingbackTest>

export const pingbackCalls = defineCalls({
  pingbackHosts: {
    method: 'GET',
    path: '/api/v2/customer/pingback',
    arg: NoArg,
    res: v.looseObject({ records: v.array(PingbackHost), max: v.optional(v.nullable(v.number()), null) }),
    provides: ['Pingback'],
  },
  addPingbackHost: {
    method: 'POST',
    path: '/api/v2/customer/pingback',
    arg: v.strictObject({ host: Host, method: v.picklist(verificationMethods) }),
    res: v.looseObject({ ...PingbackHost.entries, signingSecret: v.optional(v.string()) }),
    invalidates: ['Pingback', 'Dashboard'],
  },
  /** Another way of verification, or on and off. */
  updatePingbackHost: {
    method: 'PUT',
    path: '/api/v2/customer/pingback/{id}',
    arg: v.strictObject({ id: Id, method: v.optional(v.picklist(verificationMethods)), status: v.optional(v.picklist(['active', 'disabled'])) }),
    res: PingbackHost,
    invalidates: ['Pingback'],
  },
  removePingbackHost: {
    method: 'DELETE',
    path: '/api/v2/customer/pingback/{id}',
    arg: v.strictObject({ id: Id }),
    res: Nothing,
    invalidates: ['Pingback', 'Dashboard'],
  },
  /** Looks for the token now; what was not found stands in the answer. */
  verifyPingbackHost: {
    method: 'POST',
    path: '/api/v2/customer/pingback/{id}/verify',
    arg: v.strictObject({ id: Id }),
    res: PingbackHost,
    invalidates: ['Pingback', 'Dashboard'],
  },
  rotatePingbackSecret: {
    method: 'POST',
    path: '/api/v2/customer/pingback/{id}/rotate_secret',
    arg: v.strictObject({ id: Id }),
    res: NewSecret,
    invalidates: ['Pingback'],
  },
  testPingbackHost: {
    method: 'POST',
    path: '/api/v2/customer/pingback/{id}/test',
    arg: v.strictObject({ id: Id, path: v.optional(v.pipe(v.string(), v.maxLength(500), v.regex(/^\/[^\s\\#]*$/))) }),
    res: PingbackTest,
    invalidates: ['Pingback'],
  },
})
