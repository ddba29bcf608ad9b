import * as v from 'valibot'
import { Nothing } from './common.ts'
import { defineCalls } from './types.ts'

/** The methods that `reauth` takes. */
const secretMethods = ['password', 'totp', 'recovery', 'email_code'] as const
export type SecretMethod = (typeof secretMethods)[number]
/** In the order in which they are offered. A passkey has calls of its own (passkeys.ts). */
export const proofMethods = ['passkey', ...secretMethods] as const
export type ProofMethod = (typeof proofMethods)[number]

/**
 * The data of 403 ERROR_REAUTH_REQUIRED: the ways to prove the person's identity (contract.md
 * 4.0.8).
 */
export const ProofWanted = v.looseObject({ methods: v.optional(v.array(v.string()), ['password']) })

export const proofCalls = defineCalls({
  reauth: {
    method: 'POST',
    once: 'The argument holds the password or the code.',
    path: '/api/v2/auth/reauth',
    arg: v.strictObject({
      method: v.picklist(secretMethods),
      secret: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(128)),
    }),
    res: v.looseObject({ validUntil: v.nullable(v.string()) }),
  },
  /** Sends the code of the method `email_code`. */
  sendProofCode: {
    method: 'POST',
    path: '/api/v2/auth/reauth/code',
    arg: v.void(),
    res: Nothing,
  },
})
