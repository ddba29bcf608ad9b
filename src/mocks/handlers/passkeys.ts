import type { InferInput } from 'valibot'
import type { passkeyCalls, passkeyEntryCalls, Passkey } from '../../api/contract/passkeys.ts'
import { failure } from '../errors.ts'
import { checkGate } from '../lib/gate.ts'
import { challengeFor, needVerified, takeChallenge } from '../lib/passkeys.ts'
import { needProof, proofMinutes } from '../lib/proof.ts'
import { token } from '../lib/random.ts'
import { logSecurity } from '../lib/security-log.ts'
import { memberOfSignIn } from '../seed/team.ts'
import type { Handlers } from './types.ts'
import { userOf } from './user.ts'
import type { MockPasskey } from '../data/accounts.ts'

const most = 20
const type = 'public-key' as const
const bytes = 'AAAA'
const unknown = {
  id: bytes,
  rawId: bytes,
  type,
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
}

const view = ({ id, name, createdAt, lastUsedAt }: MockPasskey): InferInput<typeof Passkey> => ({
  id,
  name,
  createdAt: new Date(createdAt).toISOString(),
  lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
})

const described = ({ id }: MockPasskey) => ({ type, id })

export const passkeyHandlers: Handlers<typeof passkeyCalls & typeof passkeyEntryCalls> = {
  passkeys: { access: 'user', run: ({ user }) => ({ records: user.passkeys.map(view) }) },
  passkeyCreation: {
    access: 'user',
    run: ({ db, user, now, session }) => {
      needProof({ user, now, session })
      return {
        options: {
          challenge: challengeFor(db, `new ${user.id}`, now),
          rp: { name: 'Glyphwork' },
          user: {
            id: token(db.seed, 'handle', user.id),
            name: user.email,
            displayName: user.name ?? user.email,
          },
          // ES256, EdDSA and RS256.
          pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type, alg })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          excludeCredentials: user.passkeys.map(described),
        },
      }
    },
  },
  addPasskey: {
    access: 'user',
    status: 201,
    samples: [
      {
        name: 'Laptop',
        credential: {
          id: bytes,
          rawId: bytes,
          type,
          response: { clientDataJSON: bytes, attestationObject: bytes },
        },
      },
    ],
    run: ({ arg: { name, credential }, db, user, now, session, request: { headers } }) => {
      const known = user.passkeys.find(({ id }) => id === credential.id)
      if (known) return view(known)
      needProof({ user, now, session })
      if (user.passkeys.length >= most) throw failure('ERROR_LIMIT_EXCEEDED')
      const { clientDataJSON } = credential.response
      takeChallenge(db, {
        type: 'webauthn.create',
        use: `new ${user.id}`,
        clientDataJSON,
        now,
        headers,
      })
      const made = { id: credential.id, name, createdAt: now, lastUsedAt: null }
      user.passkeys.push(made)
      logSecurity(db, user, 'passkey_added', now, headers)
      return view(made)
    },
  },
  renamePasskey: {
    access: 'user',
    samples: [{ id: 'unknown', name: 'Laptop' }],
    run: ({ arg: { id, name }, user }) => {
      const passkey = user.passkeys.find((one) => one.id === id)
      if (!passkey) throw failure('ERROR_NOT_FOUND')
      passkey.name = name
      return view(passkey)
    },
  },
  removePasskey: {
    access: 'user',
    samples: [{ id: 'unknown' }],
    run: ({ arg, db, user, now, session, request }) => {
      const others = user.passkeys.filter(({ id }) => id !== arg.id)
      if (others.length === user.passkeys.length) throw failure('ERROR_NOT_FOUND')
      if (!user.hasPassword && user.oauth.length === 0 && others.length === 0)
        throw failure('ERROR_CONFLICT', { description: 'This is the last way to sign in.' })
      needProof({ user, now, session })
      user.passkeys = others
      logSecurity(db, user, 'passkey_removed', now, request.headers)
    },
  },

  passkeySignIn: {
    access: 'public',
    run: ({ db, now }) => ({
      options: { challenge: challengeFor(db, 'login', now), userVerification: 'required' },
    }),
  },
  loginByPasskey: {
    access: 'public',
    samples: [{ credential: unknown }],
    run: ({ arg: { credential, remember }, db, now, request: { headers }, session }) => {
      const { clientDataJSON } = credential.response
      takeChallenge(db, { type: 'webauthn.get', use: 'login', clientDataJSON, now, headers })
      const account = db.accounts.find(({ passkeys }) =>
        passkeys.some(({ id }) => id === credential.id),
      )
      const passkey = account?.passkeys.find(({ id }) => id === credential.id)
      if (!account || !passkey) throw failure('ERROR_WRONG_CREDENTIALS')
      needVerified(credential)
      checkGate(account)
      passkey.lastUsedAt = now
      session.start(account, remember)
      logSecurity(db, account, 'login', now, headers)
      return { user: userOf(db, account, now, memberOfSignIn(db, account, headers)) }
    },
  },
  passkeyProof: {
    access: 'user',
    run: ({ db, user, now }) => ({
      options: {
        challenge: challengeFor(db, `proof ${user.id}`, now),
        userVerification: 'required',
        allowCredentials: user.passkeys.map(described),
      },
    }),
  },
  proveByPasskey: {
    access: 'user',
    samples: [{ credential: unknown }],
    run: ({ arg: { credential }, db, user, now, request: { headers }, session }) => {
      const { clientDataJSON } = credential.response
      takeChallenge(db, {
        type: 'webauthn.get',
        use: `proof ${user.id}`,
        clientDataJSON,
        now,
        headers,
      })
      const passkey = user.passkeys.find(({ id }) => id === credential.id)
      if (!passkey) throw failure('ERROR_WRONG_CREDENTIALS')
      needVerified(credential)
      passkey.lastUsedAt = now
      const until = now + proofMinutes * 60 * 1000
      session.prove(until)
      return { validUntil: new Date(until).toISOString() }
    },
  },
}
