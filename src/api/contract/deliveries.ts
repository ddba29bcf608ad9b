import * as v from 'valibot'
import { Finite, Id, shortList, textOrNull } from './common.ts'
import { overlaps } from './keys.ts'

// What every receiver of signed deliveries has: pingback hosts and webhooks.

const number = v.optional(v.nullable(Finite), null)

export const verificationMethods = ['file', 'dns', 'same_ip'] as const
export type VerificationMethod = (typeof verificationMethods)[number]

/** The state of a receiver: pending_verification, active, failing, disabled (contract.md 4.4). */
export const receiverEntries = {
  status: v.optional(v.string(), ''),
  verification: v.optional(
    v.nullable(
      v.looseObject({
        method: v.string(),
        token: v.optional(v.string(), ''),
        /** The result of the last verification: not_found, wrong_content, unreachable, other_ip. */
        problem: textOrNull,
        checkedAt: textOrNull,
      }),
    ),
    null,
  ),
  signingSecretSuffix: textOrNull,
  /** The secret before, while it signs too. Absent where a new secret ends the old one at once. */
  oldSecret: v.optional(v.nullable(v.looseObject({ suffix: textOrNull, until: v.string() }))),
  createdAt: textOrNull,
  lastDeliveryAt: textOrNull,
  /** Percent of the last 24 hours; null where nothing was sent. */
  successRate24h: number,
  /** Consecutive failures up to now. */
  failures: v.optional(Finite, 0),
  failingSince: textOrNull,
  /** What disabled the receiver: `failing` (24 hours of failures) or `user`. */
  disabledReason: textOrNull,
}
const Receiver = v.looseObject(receiverEntries)
export type Receiver = v.InferOutput<typeof Receiver>

export const rotateSecretEntries = {
  id: Id,
  /** How long the old secret signs too (proposed). */
  overlapMinutes: v.optional(v.picklist(overlaps)),
}
/** The secret is shown once. */
export const NewSecret = v.looseObject({ signingSecret: v.string(), oldSecretUntil: textOrNull })
export type NewSecret = v.InferOutput<typeof NewSecret>

export const HostResponse = v.looseObject({
  /** Null where the host could not be reached. */
  httpStatus: v.nullable(Finite),
  durationMs: number,
  body: v.optional(v.nullable(v.string()), ''),
  error: textOrNull,
})
export type HostResponse = v.InferOutput<typeof HostResponse>

const Attempt = v.looseObject({
  attempt: Finite,
  createdAt: v.string(),
  httpStatus: number,
  error: textOrNull,
  durationMs: number,
})

/** What was sent, whatever about, and how the host responded. */
export const sentEntries = {
  id: v.string(),
  url: v.optional(v.string(), ''),
  attempt: v.optional(Finite, 1),
  httpStatus: number,
  error: textOrNull,
  durationMs: number,
  requestBody: textOrNull,
  responseBody: textOrNull,
  createdAt: v.optional(v.string(), ''),
  /** When the last attempt was made; null where it is unknown (proposed). */
  attemptedAt: textOrNull,
  nextRetryAt: textOrNull,
  /** Earlier attempts, latest last. */
  attempts: v.optional(shortList(Attempt, 100), []),
}
const Sent = v.looseObject(sentEntries)
export type Sent = v.InferOutput<typeof Sent>

export const deliveryStates = ['delivered', 'retrying', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]
