import { needOfCall, scopeAllows } from '../../api/contract/key-scopes.ts'
import type { KeyUseRow } from '../../api/contract/key-scopes.ts'
import { takesKey } from '../../api/contract/takes-key.ts'
import type { Call } from '../../api/contract/types.ts'
import { failure } from '../errors.ts'
import { keyState, makerOf } from '../seed/keys.ts'
import { isPastLimit } from '../seed/team-view.ts'
import type { Data } from '../data/data.ts'
import type { MockKey } from '../data/keys.ts'

/** The address of programs, which reach the mock from the machine that it runs on. */
const programIp = '203.0.113.24'

type Refusal = 'ERROR_KEY_DOES_NOT_EXIST' | 'ERROR_KEY_EXPIRED' | 'ERROR_KEY_SCOPE'

/** Finds the key that a program sends and marks it as used, or says why its call is refused. */
export function keyOfProgram(
  db: Data,
  value: string,
  need: Pick<KeyUseRow, 'area' | 'level'> & Partial<Pick<KeyUseRow, 'projectId'>>,
  now: number,
): MockKey | Refusal {
  const key = db.keys.keys.find(
    (known) =>
      known.value === value || (known.rotation?.value === value && known.rotation.validUntil > now),
  )
  const state = key && keyState(key, now)
  if (!key || state === 'disabled' || state === 'revoked') return 'ERROR_KEY_DOES_NOT_EXIST'
  if (state === 'expired') return 'ERROR_KEY_EXPIRED'
  if (!scopeAllows(key.scope, need)) return 'ERROR_KEY_SCOPE'
  // A seeded live key is in use by itself.
  if (key.idle === null || key.test)
    Object.assign(key, { idle: null, lastUsedAt: now, lastIp: key.lastIp ?? programIp })
  return key
}

/**
 * The key that a call sends in the place of a session (contract.md 4.14).
 * @returns undefined without a key, or for a call that no key can make
 * @throws ApiFailure
 */
export function bearerKey(
  db: Data,
  call: Call,
  { method, url, headers }: { method: string; url: URL; headers: Headers },
  now: number,
): MockKey | undefined {
  const value = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1]
  if (value === undefined || !takesKey(call)) return undefined
  const need = needOfCall(method, url.pathname)
  const key = keyOfProgram(db, value, need, now)
  if (key === 'ERROR_KEY_DOES_NOT_EXIST') throw failure('ERROR_UNAUTHORIZED')
  if (typeof key === 'string') throw failure(key)
  // What takes money (`idempotent`) is refused once the maker of the key has used up their limit.
  if (call.idempotent && isPastLimit(db, makerOf(db, key), now))
    throw failure('ERROR_LIMIT_EXCEEDED')
  return key
}
