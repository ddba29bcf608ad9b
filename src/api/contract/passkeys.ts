import * as v from 'valibot'
import { Finite, Id, longList, NoArg, Nothing, shortList, textOrNull } from './common.ts'
import { defineCalls } from './types.ts'
import { User } from './user.ts'

export const Passkey = v.looseObject({
  id: Id,
  name: v.string(),
  createdAt: v.string(),
  lastUsedAt: textOrNull,
})
export type Passkey = v.InferOutput<typeof Passkey>

export const passkeyNameLength = 60
export const PasskeyName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(passkeyNameLength),
)

/** Bytes in base64url, as WebAuthn's JSON writes them. */
const Bytes = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(20_000))
const kind = v.literal('public-key')
const Described = v.looseObject({ id: Bytes, type: v.string() })

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn, as far as the page and the mock know it. */
const Creation = v.looseObject({
  challenge: Bytes,
  rp: v.looseObject({ name: v.string() }),
  user: v.looseObject({ id: Bytes, name: v.string(), displayName: v.string() }),
  pubKeyCredParams: shortList(v.looseObject({ type: v.string(), alg: Finite })),
  excludeCredentials: v.optional(shortList(Described)),
})
/** PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
const Asking = v.looseObject({
  challenge: Bytes,
  allowCredentials: v.optional(shortList(Described)),
})

/** The parts of RegistrationResponseJSON that a backend needs. */
const Registration = v.strictObject({
  id: Bytes,
  rawId: Bytes,
  type: kind,
  response: v.strictObject({ clientDataJSON: Bytes, attestationObject: Bytes }),
})

/** The parts of AuthenticationResponseJSON that a backend needs. */
const Assertion = v.strictObject({
  id: Bytes,
  rawId: Bytes,
  type: kind,
  response: v.strictObject({ clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes }),
})
export type PasskeyAssertion = v.InferOutput<typeof Assertion>

const challenge = 'The answer holds a challenge that is good for one use.'
const answer = 'The argument holds the answer to a challenge.'

/** Proposed: a backend without them answers 404, and nothing of passkeys is shown. */
export const passkeyCalls = defineCalls({
  passkeys: {
    method: 'GET',
    path: '/api/v2/user/passkeys',
    arg: NoArg,
    res: v.looseObject({ records: longList(Passkey) }),
    provides: ['Passkeys'],
  },
  passkeyCreation: {
    method: 'GET',
    once: challenge,
    path: '/api/v2/user/passkeys/new',
    arg: NoArg,
    res: v.looseObject({ options: Creation }),
  },
  addPasskey: {
    method: 'POST',
    once: answer,
    path: '/api/v2/user/passkeys',
    arg: v.strictObject({
      name: PasskeyName,
      credential: Registration,
    }),
    res: Passkey,
    invalidates: ['Passkeys', 'SecurityLog'],
  },
  renamePasskey: {
    method: 'PUT',
    path: '/api/v2/user/passkeys/{id}',
    arg: v.strictObject({ id: Id, name: PasskeyName }),
    res: Passkey,
    invalidates: ['Passkeys'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/v2/user/passkeys/{id}',
    arg: v.strictObject({ id: Id }),
    res: Nothing,
    invalidates: ['Passkeys', 'SecurityLog'],
  },
})

export const passkeyEntryCalls = defineCalls({
  passkeySignIn: {
    method: 'GET',
    once: challenge,
    path: '/api/v2/auth/passkey',
    arg: NoArg,
    res: v.looseObject({ options: Asking }),
  },
  loginByPasskey: {
    method: 'POST',
    once: answer,
    path: '/api/v2/auth/passkey',
    arg: v.strictObject({ credential: Assertion, remember: v.optional(v.boolean()) }),
    res: v.looseObject({ user: User }),
  },
  passkeyProof: {
    method: 'GET',
    once: challenge,
    path: '/api/v2/auth/reauth/passkey',
    arg: NoArg,
    res: v.looseObject({ options: Asking }),
  },
  proveByPasskey: {
    method: 'POST',
    once: answer,
    path: '/api/v2/auth/reauth/passkey',
    arg: v.strictObject({ credential: Assertion }),
    res: v.looseObject({ validUntil: v.nullable(v.string()) }),
  },
})
