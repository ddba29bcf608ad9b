import type { PasskeyAssertion } from '../../api/contract/passkeys.ts'
import { isRecord } from '../../lib/is-record.ts'
import { failure, invalid } from '../errors.ts'
import { token } from './random.ts'
import type { Data } from '../data/data.ts'

const windowMinutes = 5
const windowOf = (now: number): number => Math.floor(now / (windowMinutes * 60 * 1000))
const made = (db: Data, use: string, count: number, at: number): string =>
  token(db.seed, 'passkey', use, count, at)

/** A challenge for five to ten minutes and one use. Asking for it changes no data. */
export const challengeFor = (db: Data, use: string, now: number): string =>
  made(db, use, db.security.usedChallenges.length, windowOf(now))

const bytesOf = (text: string): string => {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
function parsed(text: string): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(bytesOf(text))
    return isRecord(data) ? data : {}
  } catch {
    return {}
  }
}

interface Answered {
  type: 'webauthn.create' | 'webauthn.get'
  use: string
  clientDataJSON: string
  now: number
  headers: Headers
}

/**
 * Checks what the browser signed, and uses up its challenge. The signature itself is left to a
 * backend's library of WebAuthn.
 */
export function takeChallenge(db: Data, answered: Answered): void {
  const { type, use, clientDataJSON, now, headers } = answered
  const { challenge, origin, ...data } = parsed(clientDataJSON)
  const used = db.security.usedChallenges
  const open = Array.from({ length: used.length + 1 }, (_, count) => [
    made(db, use, count, windowOf(now)),
    made(db, use, count, windowOf(now) - 1),
  ]).flat()
  if (typeof challenge !== 'string' || !open.includes(challenge) || used.includes(challenge))
    throw failure('ERROR_LINK_EXPIRED', { description: 'The challenge is over.' })
  const from = headers.get('origin')
  if (data['type'] !== type || (from !== null && origin !== from))
    throw invalid({ credential: { code: 'not_allowed' } })
  used.push(challenge)
}

/** The flags of WebAuthn: the person was there, and the device checked that it was its owner. */
const verified = 0b101

/** Throws unless the device itself checked its owner: that is what replaces the second factor. */
export function needVerified({ response: { authenticatorData } }: PasskeyAssertion): void {
  const flags = bytesOf(authenticatorData).charCodeAt(32)
  if ((flags & verified) !== verified) throw failure('ERROR_WRONG_CREDENTIALS')
}
